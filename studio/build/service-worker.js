// Keeps all files of the studio. The build writes `FACTS` before this: the version and the list of files.
const STORE = `tilewright-studio-${FACTS.version}`;

// A new version waits until no page of the old one is open: that one still loads files of its own.
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(FACTS.files)),
  );
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('tilewright-studio-') && name !== STORE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET' || !event.request.url.startsWith(self.registration.scope)) return;
  event.respondWith(
    caches
      .open(STORE)
      .then((store) => store.match(event.request, { ignoreSearch: true }))
      .then((found) => found ?? fetch(event.request)),
  );
});
