// What the browser runs when the page is closed or the network gone: it shows notices, opens their tables, and says that
// there is no connection. It keeps nothing of the page, which is only worth something with a server behind it.
const OFFLINE = "offline";
const AGAIN = "offline.js"; // what tries again there
const KEPT = "opening-bell";

self.addEventListener("install", (event) => {
  event.waitUntil(keepOffline().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { mode, destination, url } = event.request;
  if (mode === "navigate") event.respondWith(fetch(event.request).catch(() => kept(OFFLINE)));
  else if (destination === "script" && url.endsWith(`/${AGAIN}`)) event.respondWith(kept(AGAIN));
});

self.addEventListener("push", (event) => {
  const { title, text, path, tag } = event.data.json();
  const shown = { body: text, tag, renotify: true, icon: "icon-192.png", badge: "icon-192.png", data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.path, self.registration.scope).href));
});

// A browser may exchange a subscription by itself: the server is told of the new one.
self.addEventListener("pushsubscriptionchange", (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options).then(tellServer));
});

async function keepOffline() {
  const cache = await caches.open(KEPT);
  await cache.addAll([OFFLINE, AGAIN].map((address) => new Request(address, { cache: "reload" })));
}

async function kept(address) {
  return (await caches.match(address)) ?? Response.error();
}

async function open(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const there = pages.find(({ url }) => url === address) ?? pages[0];
  if (there === undefined) return self.clients.openWindow(address);
  if (there.url !== address) await there.navigate(address);
  return there.focus();
}

async function tellServer(subscription) {
  const { endpoint: address, keys } = subscription.toJSON();
  const body = JSON.stringify({ address, keys });
  await fetch("api/notices/ways", { method: "POST", body, headers: { "Content-Type": "application/json" } });
}
