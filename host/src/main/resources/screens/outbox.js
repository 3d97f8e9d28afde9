// What was entered and is not known to be recorded. It survives a reload, is sent in order, and a refusal stops it.

export const newId = () => 't-' + [...crypto.getRandomValues(new Uint8Array(12))].map(b => b.toString(16).padStart(2, '0')).join('');

/** A store of this tablet that a reload does not empty. */
export const kept = {
  read: key => JSON.parse(localStorage.getItem(key) ?? 'null'),
  write: (key, value) => localStorage.setItem(key, JSON.stringify(value)),
  drop: key => localStorage.removeItem(key),
};

/**
 * Requests in the order in which they are to be sent. `waits` is true for one that only the dealer sends again: its
 * answer did not arrive, and a decision is not repeated by itself.
 */
export class Outbox {
  constructor(table) {
    this.key = `outbox-${table}`;
    const before = kept.read(this.key) ?? {};
    this.entries = before.entries ?? [];
    this.refused = before.refused;
  }

  #keep() {
    if (this.entries.length || this.refused) kept.write(this.key, {entries: this.entries, refused: this.refused});
    else kept.drop(this.key);
  }

  get first() {
    return this.refused ? undefined : this.entries[0];
  }

  get empty() {
    return !this.entries.length;
  }

  add(badge, revision, command) {
    this.entries.push({id: newId(), badge, revision, command});
    this.#keep();
  }

  /** The answer to the first one did not arrive. */
  unheard(waits) {
    this.entries[0].waits = waits;
    this.entries[0].tried = true;
    this.#keep();
  }

  recorded() {
    this.entries.shift();
    this.#keep();
  }

  /** Nothing after a refusal is sent; all of it is shown until the dealer has seen it. */
  refuse(code, detail) {
    this.refused = {code, detail};
    this.#keep();
  }

  /** Takes back what was entered last, if it was never sent. */
  takeBack() {
    if (this.entries.length && !this.entries.at(-1).tried && !this.refused) this.entries.pop();
    this.#keep();
  }

  clear() {
    this.entries = [];
    this.refused = undefined;
    this.#keep();
  }

  /** The cards among them that the host has not shown yet, which lie on the felt as not recorded. */
  cards(revision) {
    return this.refused ? [] : this.entries.filter(one => one.command.type === 'DealCard' && one.revision >= revision).map(one => one.command);
  }
}
