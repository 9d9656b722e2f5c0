/* Once visited, the site needs no network. Everything that belongs to one build is kept as one set,
   and only whole: pieces of two builds never meet, for every file but the pages is asked for by a
   name that says what is in it. Pages come from the network first, so that a new build is seen at
   once; the set of the build before is kept for the windows that are still open. The API is never
   kept. (`vite.config.ts` fills in what belongs to the build.) */
const BUILD = '__BUILD__';
const FILES = __FILES__;
// Rules and bots come from elsewhere: whoever serves the site fills this in (`server/files.py`).
const GAMES = { edition: '', files: [] };
const PREFIX = 'rookery-';
const PATIENCE = 4000;
const root = new URL('./', self.location);
const set = PREFIX + BUILD + GAMES.edition;
/** What a file's name says of what is in it never changes. */
const forever = (file) => /^(assets|wasm)\/(?!index)/.test(file);

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function fetchAll() {
  const kept = await caches.open(set);
  const had = await keptBefore();
  const missing = [];
  for (const file of [...FILES, ...GAMES.files]) {
    const url = new URL(file, root).href;
    // What was kept for the build before, by the same name, is the same.
    const same = forever(file) && (await had(url));
    if (same) await kept.put(url, same);
    else missing.push(new Request(url, forever(file) ? {} : { cache: 'reload' }));
  }
  await kept.addAll(missing);
  await self.skipWaiting();
}

async function keptBefore() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== set);
  const sets = await Promise.all(names.map((name) => caches.open(name)));
  return async (url) => {
    for (const each of sets) {
      const found = await each.match(url);
      if (found) return found;
    }
  };
}

/** The sets are in the order in which they were made. */
async function takeOver() {
  const sets = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== set);
  await Promise.all(sets.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request) {
  const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
  try {
    return await Promise.race([fetch(request), late]);
  } catch {
    const kept = await (await caches.open(set)).match(root.href);
    return kept ?? fetch(request);
  }
}

async function file(request) {
  const kept = await (await caches.open(set)).match(request, { ignoreSearch: true });
  return kept ?? (await caches.match(request)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(root.href)) return;
  const path = url.href.slice(root.href.length);
  if (/^(api|docs|health)\b/.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (/^(assets|wasm)\//.test(path) || FILES.includes(path.replace(/[?#].*/, '')))
    event.respondWith(file(request));
});
