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

/* Told by the server while no window is open (`notices/push.py`). */
self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())));

async function tell({ title, body, url, tag, key }) {
  // Whoever sends this back is at the browser that it was meant for.
  if (key) await post('api/me/push/confirm', { key }).catch(() => undefined);
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { url },
    icon: new URL('icon-192.png', root).href,
    badge: new URL('icon-192.png', root).href,
  });
  if (!key) await self.navigator.setAppBadge?.().catch(() => undefined);
  for (const window of await self.clients.matchAll()) window.postMessage('told');
}

const post = (path, body) =>
  fetch(new URL(path, root), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, root).href));
});

async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((window) => window.url === url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

/** The browser has another address from now on. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(again(event)));

async function again({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const found = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = found.toJSON();
  const language = self.navigator.language.slice(0, 2);
  const known = ['en', 'ru', 'pl'].includes(language) ? language : 'en';
  await post('api/me/push', { endpoint, p256dh: keys.p256dh, auth: keys.auth, language: known });
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
