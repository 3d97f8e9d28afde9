// The page for auditors: asks the host for exports, shows how far they are, and hands them over.
import {say, speak} from './words.js';

const NAMES = {en: 'English', es: 'Español', vi: 'Tiếng Việt', 'zh-Hant': '繁體中文'};
const main = document.getElementById('audit');
let room;
let me;
let made = [];
let fault = '';
let later;

function make(name, settings = {}, ...inside) {
  const element = Object.assign(document.createElement(name), settings);
  element.append(...inside);
  return element;
}

async function ask(path, settings) {
  const answer = await fetch('/api/' + path, settings);
  const body = answer.headers.get('Content-Type')?.includes('json') ? await answer.json() : null;
  return {ok: answer.ok, status: answer.status, body};
}

function send(path, body) {
  return ask(path, {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)});
}

async function look() {
  clearTimeout(later);
  if (me) {
    room ??= (await ask('room')).body;
    const answer = await ask('audit/exports');
    if (answer.status === 401) me = null;
    fault = answer.ok || !answer.body ? fault : answer.body.detail;
    made = answer.ok ? answer.body.exports : [];
    if (made.some(one => one.state === 'WAITING' || one.state === 'MAKING')) later = setTimeout(look, 1000);
  }
  draw();
}

/** Only what changed while somebody fills in the form is drawn again: the list. */
function draw() {
  document.title = say('audit.title');
  const list = document.getElementById('exports');
  if (list && me) {
    list.replaceWith(listed());
    document.getElementById('fault').replaceWith(told());
    return;
  }
  main.replaceChildren(head(), me ? form() : entrance(), told(), ...(me ? [take(), listed()] : []));
}

function redraw() {
  main.replaceChildren();
  draw();
}

function head() {
  const choice = make('select', {ariaLabel: say('language'), onchange: event => speak(event.target.value).then(redraw)},
    ...main.dataset.languages.split(',').map(tag => make('option', {
      value: tag, selected: tag === document.documentElement.lang, lang: tag,
    }, NAMES[tag] ?? tag)));
  return make('header', {}, make('h1', {}, say('audit.title')), choice);
}

function told() {
  return make('p', {id: 'fault', className: 'fault', role: 'alert'}, fault);
}

function entrance() {
  const badge = make('input', {name: 'badge', required: true, autocomplete: 'off', inputMode: 'numeric'});
  return make('form', {onsubmit: async event => {
    event.preventDefault();
    const answer = await send('sign-in', {badge: badge.value});
    fault = answer.ok ? '' : say('audit.refused');
    me = answer.ok ? answer.body : null;
    main.replaceChildren();
    await look();
  }}, make('label', {}, say('badge'), badge), make('button', {}, say('signIn')));
}

function form() {
  const from = make('input', {type: 'date', name: 'from', required: true, value: room.day});
  const to = make('input', {type: 'date', name: 'to', required: true, value: room.day});
  const tables = make('input', {name: 'tables', placeholder: say('audit.all'), pattern: '[0-9]+( *, *[0-9]+)*'});
  const shifts = make('input', {name: 'shifts', placeholder: say('audit.all'), pattern: '[A-Z0-9_]+( *, *[A-Z0-9_]+)*'});
  const escaped = make('input', {type: 'checkbox', name: 'formulas'});
  const parts = field => field.value.split(',').map(part => part.trim()).filter(part => part);
  return make('form', {onsubmit: async event => {
    event.preventDefault();
    const answer = await send('audit/exports', {
      from: from.value, to: to.value, tables: parts(tables).map(Number), shifts: parts(shifts),
      formulas: escaped.checked ? 'ESCAPED' : 'PLAIN',
    });
    fault = answer.ok ? '' : answer.body?.detail ?? say('audit.unheard');
    await look();
  }},
  make('label', {}, say('audit.from'), from), make('label', {}, say('audit.to'), to),
  make('label', {}, say('audit.tables'), tables), make('label', {}, say('audit.shifts'), shifts),
  make('label', {className: 'line'}, escaped, say('audit.escaped')),
  make('button', {}, say('audit.make')));
}

function take() {
  return make('section', {}, make('h2', {}, say('audit.keep')), make('p', {}, say('audit.keepWhy')),
    make('p', {}, make('a', {href: '/api/audit/public-key'}, say('audit.key')), ' · ',
      make('a', {href: '/api/audit/checkpoint', target: '_blank'}, say('audit.checkpoint'))));
}

function listed() {
  const rows = made.map(one => make('tr', {},
    make('td', {className: 'number'}, `${one.from} – ${one.to}`),
    make('td', {}, one.tables.join(', ') || say('audit.all')),
    make('td', {}, one.shifts.join(', ') || say('audit.all')),
    make('td', {className: 'number'}, state(one))));
  return make('section', {id: 'exports'}, make('h2', {}, say('audit.exports')),
    rows.length === 0 ? make('p', {}, say('audit.none')) : make('table', {}, make('thead', {}, make('tr', {},
      ...['audit.days', 'audit.tables', 'audit.shifts', 'audit.state'].map(key => make('th', {}, say(key))))),
    make('tbody', {}, ...rows)));
}

function state(one) {
  switch (one.state) {
    case 'READY':
      return make('a', {href: `/api/audit/exports/${one.id}/file`},
        say('audit.ready', {size: Math.max(1, Math.round(one.bytes / 1000)).toLocaleString()}));
    case 'FAILED': return make('span', {className: 'fault'}, say('audit.failed', {why: one.fault}));
    case 'MAKING': return say('audit.making', {done: one.done.toLocaleString(), all: one.all.toLocaleString()});
    default: return say('audit.waiting');
  }
}

await speak(main.dataset.language);
const answer = await ask('me');
me = answer.ok ? answer.body : null;
await look();
