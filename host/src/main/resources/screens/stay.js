// Makes the tablet's page one that can be installed and opens without a connection.
const WORDS = ['en', 'es', 'vi', 'zh-Hant'].map(language => `/_static/clockwise/words/${language}.json`);

export async function stay() {
  if (!navigator.serviceWorker) return; // only over https, or on the machine itself
  const before = navigator.serviceWorker.controller;
  // another version of the host has come: what was entered is kept, so the page may simply begin anew
  navigator.serviceWorker.addEventListener('controllerchange', () => before && location.reload());
  await navigator.serviceWorker.register('/tablet/worker.js');
  const {active} = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(one => new URL(one.name).pathname).filter(path => path.startsWith('/_static/'));
  active.postMessage({files: [...new Set([location.pathname, ...loaded, ...WORDS])]});
  navigator.serviceWorker.addEventListener('message', () => document.documentElement.dataset.stays = 'yes');
}
