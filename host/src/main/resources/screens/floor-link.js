// The floor's link to the host: one stream with a line for each table, one with the whole of the table that is looked at.
const PATIENCE_MILLIS = 10_000;

async function get(path) {
  const answer = await fetch(path, {signal: AbortSignal.timeout(PATIENCE_MILLIS)});
  if (!answer.ok) throw new Error(path + ' ' + answer.status);
  return answer.json();
}

async function post(path, body) {
  return fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE_MILLIS),
  });
}

export class FloorLink {
  constructor(told) {
    this.told = told;
  }

  async me() {
    const answer = await fetch('/api/me');
    return answer.ok ? answer.json() : null;
  }

  async signIn(badge) {
    const answer = await post('/api/sign-in', {badge});
    return {ok: answer.ok, body: await answer.json()};
  }

  async signOut() {
    this.close();
    await fetch('/api/sign-out', {method: 'POST'});
  }

  room() { return get('/api/room'); }
  games() { return get('/api/games'); }
  schedules() { return get('/api/schedules'); }
  shift(day, shift) { return get(`/api/floor/shift?day=${day}&shift=${encodeURIComponent(shift)}`); }
  rounds(table, before) { return get(`/api/tables/${table}/rounds?most=25${before ? '&before=' + before : ''}`); }
  replay(table, round) { return get(`/api/tables/${table}/rounds/${round}/replay`); }
  offers(table) { return get(`/api/tables/${table}/offers?most=25`); }
  shadow(table, profile) { return get(`/api/tables/${table}/shadow?profile=${profile}`); }
  alerts(table) { return get(`/api/tables/${table}/alerts?most=25`); }

  follow() {
    this.stream?.close();
    this.stream = this.#listen('/api/floor/stream', {floor: lines => ({lines})});
  }

  /** The whole of one table, and of no other any more. */
  look(table) {
    this.table?.close();
    this.table = table ? this.#listen(`/api/tables/${table}/stream`, {table: view => ({view}), unserved: gone => ({gone})}) : undefined;
  }

  #listen(path, names) {
    const stream = new EventSource(path);
    for (const [name, news] of Object.entries(names)) {
      stream.addEventListener(name, event => this.told({connected: true, ...news(JSON.parse(event.data))}));
    }
    stream.addEventListener('open', () => this.told({connected: true}));
    stream.addEventListener('error', () => this.told({connected: false, refused: stream.readyState === EventSource.CLOSED}));
    return stream;
  }

  close() {
    this.stream?.close();
    this.table?.close();
  }

  /** Asks once; what a floor manager asks names what it is about, so that asking again does no harm. */
  async ask(table, command, revision) {
    const id = 'f-' + [...crypto.getRandomValues(new Uint8Array(12))].map(b => b.toString(16).padStart(2, '0')).join('');
    try {
      const answer = await post(`/api/tables/${table}/requests`, {id, revision, command});
      return {ok: answer.ok, body: await answer.json()};
    } catch {
      return {ok: false, body: {code: 'NO_CONNECTION'}};
    }
  }
}
