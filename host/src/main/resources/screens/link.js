// The tablet's link to the host: whole views come down a stream, requests go up one at a time.
const PATIENCE_MILLIS = 10_000;
/** The host's stream beats every 15 seconds; a connection that is dead without saying so is found by its silence. */
const SILENCE_MILLIS = 40_000;

export class Link {
  #stream;
  #silence;

  constructor(table, told) {
    this.table = table;
    this.told = told;
  }

  /** Who is signed in: null for nobody; nothing at all if the host does not answer. */
  async me() {
    const answer = await read('/api/me');
    return answer && (answer.ok ? answer.json() : answer.status === 401 ? null : undefined);
  }

  async room() {
    const answer = await read('/api/room');
    return answer?.ok ? answer.json() : undefined;
  }

  async signIn(badge) {
    const answer = await send('/api/sign-in', JSON.stringify({badge}));
    return answer ? {ok: answer.ok, body: await answer.json()} : {ok: false, body: {code: 'NO_CONNECTION'}};
  }

  async signOut() {
    this.close();
    return !!await send('/api/sign-out');
  }

  follow() {
    this.close();
    this.#stream = new EventSource(`/api/tables/${this.table}/stream`);
    this.#hear('table', view => ({connected: true, view}));
    this.#hear('unserved', gone => ({connected: true, gone}));
    this.#hear('beat', () => ({connected: true}));
    this.#stream.addEventListener('error', () => {
      this.told({connected: false});
      // A browser gives up for good when it is refused, as after twelve hours; look again who one is.
      if (this.#stream?.readyState === EventSource.CLOSED) setTimeout(() => this.told({lost: true}), 2000);
    });
  }

  #hear(name, news) {
    this.#stream.addEventListener(name, event => {
      clearTimeout(this.#silence);
      this.#silence = setTimeout(() => {
        this.told({connected: false});
        this.follow();
      }, SILENCE_MILLIS);
      this.told(news(JSON.parse(event.data)));
    });
  }

  close() {
    clearTimeout(this.#silence);
    this.#stream?.close();
    this.#stream = undefined;
  }

  /** Asks with the id that the request keeps for ever: asked twice, it counts once. */
  async ask({id, revision, command}) {
    const answer = await send(`/api/tables/${this.table}/requests`, JSON.stringify({id, revision, command}));
    if (!answer || answer.status === 503) return {unheard: true};
    try {
      return {ok: answer.ok, body: await answer.json()};
    } catch {
      return {unheard: true};
    }
  }
}

async function read(path) {
  try {
    return await fetch(path, {signal: AbortSignal.timeout(PATIENCE_MILLIS)});
  } catch {
    return undefined;
  }
}

async function send(path, body) {
  try {
    return await fetch(path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body, signal: AbortSignal.timeout(PATIENCE_MILLIS)});
  } catch {
    return undefined;
  }
}
