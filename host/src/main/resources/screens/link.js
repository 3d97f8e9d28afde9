// The tablet's link to the host: whole views come down a stream, requests go up one at a time.
export class Link {
  #stream;
  #waiting;

  constructor(table, told) {
    this.table = table;
    this.told = told;
  }

  async me() {
    const answer = await fetch('/api/me');
    return answer.ok ? answer.json() : null;
  }

  async room() {
    return (await fetch('/api/room')).json();
  }

  async signIn(badge) {
    const answer = await fetch('/api/sign-in', {
      method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({badge}),
    });
    return {ok: answer.ok, body: await answer.json()};
  }

  async signOut() {
    this.close();
    await fetch('/api/sign-out', {method: 'POST'});
  }

  follow() {
    this.close();
    this.#stream = new EventSource(`/api/tables/${this.table}/stream`);
    this.#stream.addEventListener('open', () => this.told({connected: true}));
    this.#stream.addEventListener('table', event => this.told({connected: true, view: JSON.parse(event.data)}));
    this.#stream.addEventListener('unserved', event => this.told({gone: JSON.parse(event.data)}));
    this.#stream.addEventListener('error', () => {
      this.told({connected: false});
      // A browser gives up for good when it is refused, as after twelve hours; look again who one is.
      if (this.#stream?.readyState === EventSource.CLOSED) setTimeout(() => this.told({lost: true}), 2000);
    });
  }

  close() {
    this.#stream?.close();
    this.#stream = undefined;
  }

  /** Asks once with an id of its own; a request whose answer did not arrive is asked again with the same id. */
  async ask(command, revision) {
    this.#waiting = JSON.stringify({id: newId(), revision, command});
    return this.again();
  }

  async again() {
    try {
      const answer = await fetch(`/api/tables/${this.table}/requests`, {
        method: 'POST', headers: {'Content-Type': 'application/json'}, body: this.#waiting,
      });
      const body = await answer.json();
      return answer.status === 503 ? {unheard: true} : {ok: answer.ok, body};
    } catch {
      return {unheard: true};
    }
  }
}

function newId() {
  return 't-' + [...crypto.getRandomValues(new Uint8Array(12))].map(b => b.toString(16).padStart(2, '0')).join('');
}
