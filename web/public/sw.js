/* Without a network the site still opens, and says so: what was loaded once is kept. Pages come
   from the network first, files with a hash in their name from the cache; the API never. */
const CACHE = 'rookery-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keep(request, key) {
  const response = await fetch(request);
  if (response.ok) (await caches.open(CACHE)).put(key, response.clone());
  return response;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate')
    event.respondWith(keep(request, '/').catch(() => caches.match('/')));
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((found) => found ?? keep(request, request)));
});
