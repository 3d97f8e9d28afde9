// The texts of the screens, one file per language; money and time as the room writes them.
let words = {};
let language = 'en';

export async function speak(wanted) {
  const answer = await fetch(`/_static/clockwise/words/${wanted}.json`);
  if (!answer.ok) throw new Error(`no words in ${wanted}`);
  words = await answer.json();
  language = wanted;
  document.documentElement.lang = wanted;
}

/** The text of a key with its particulars filled in; a name that no file knows is shown as it is. */
export function say(key, particulars = {}) {
  const text = words[key] ?? key.slice(key.indexOf('.') + 1);
  return text.replace(/\{(\w+)\}/g, (all, name) => particulars[name] ?? all);
}

export function money(cents) {
  return new Intl.NumberFormat('en-US', {
    style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 ? 2 : 0, maximumFractionDigits: 2,
  }).format(cents / 100);
}

export function clock(micros, zone) {
  return new Intl.DateTimeFormat(language, {hour: 'numeric', minute: '2-digit', timeZone: zone}).format(micros / 1000);
}

/** A circle, a split hand or a shared hand, in words. */
export function spotName(spot) {
  const seat = /^(\d+)(.*)$/.exec(spot);
  return seat ? say('seat', {seat: seat[1]}) + (seat[2] ? ' ' + seat[2].replace('.', '') : '') : say('spot.' + spot);
}
