// Keeps the screens of the tablet on the tablet, so that they open without a connection. Nothing of the API is kept.
const CACHE = 'clockwise-{{version}}';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
})()));

/** The page tells which files it has loaded before this worker was there. */
self.addEventListener('message', event => event.waitUntil((async () => {
  const cache = await caches.open(CACHE);
  await Promise.all(event.data.files.map(async file => await cache.match(file) ?? cache.add(file)));
  event.source?.postMessage({kept: event.data.files.length});
})()));

self.addEventListener('fetch', event => {
  const {pathname, origin} = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== self.location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(freshOrKept(event.request));
  else if (pathname.startsWith('/_static/')) event.respondWith(keptOrFresh(event.request));
});

async function freshOrKept(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone());
    return answer;
  } catch (lost) {
    const kept = await caches.match(request.url);
    if (kept) return kept;
    throw lost;
  }
}

async function keptOrFresh(request) {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request.url, answer.clone());
  return answer;
}
