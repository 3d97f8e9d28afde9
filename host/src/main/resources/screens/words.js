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

export const knows = key => key in words;

export function money(cents) {
  return new Intl.NumberFormat('en-US', {
    style: 'currency', currency: 'USD', minimumFractionDigits: cents % 100 ? 2 : 0, maximumFractionDigits: 2,
  }).format(cents / 100);
}

export function clock(micros, zone) {
  return new Intl.DateTimeFormat(language, {hour: 'numeric', minute: '2-digit', timeZone: zone}).format(micros / 1000);
}

/** A circle, a split hand, a bonus space or a shared hand, in words. */
export function spotName(spot) {
  const seat = /^(\d+)(.*)$/.exec(spot);
  if (!seat) return say('spot.' + spot);
  const rest = seat[2].startsWith('.') ? ' ' + say('bet.' + seat[2].slice(1).toUpperCase()) : seat[2];
  return say('seat', {seat: seat[1]}) + rest;
}

/**
 * Why a wager ended so, in the language of the screen: the host writes it in a few fixed English phrases with the filed
 * line behind; a phrase that no file knows stays as it is.
 */
export function because(why) {
  const [, words, , source] = /^(.*?)( \(([^)]*)\))?$/.exec(why);
  if (!source) return phrase(words);
  const line = /^(?:as )?filed (.*)$/.exec(source)?.[1];
  return `${phrase(words)} (${line ? say('filed', {line}) : phrase(source)})`;
}

function phrase(text) {
  if (knows('why.' + text)) return say('why.' + text);
  const seat = /^seat (\d+): (.*)$/.exec(text);
  if (seat) return `${say('seat', {seat: seat[1]})}: ${because(seat[2])}`;
  const pattern = 'why.' + text.replace(/\d+/g, '#');
  if (knows(pattern)) return say(pattern, {number: text.match(/\d+/g)?.at(-1), all: text.match(/\d.*\d|\d/)?.[0]});
  const parts = text.split(', ');
  return parts.length > 1 ? parts.map(phrase).join(', ') : text;
}

/** What a refusal says: by its code where a file has words for it, otherwise as the host wrote it. */
export function refusal(body) {
  return knows('no.' + body.code) ? say('no.' + body.code) : body.detail ?? body.title ?? body.code;
}
