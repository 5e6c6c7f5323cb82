// Part of the service worker: shows what the server pushes, and leads to the game when it is pressed.
self.addEventListener("push", (event) => {
  const { title, body, url, lang } = event.data?.json() ?? { title: "Stonebridge", url: "/games" };
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(title, {
        body,
        lang,
        // A newer one of a game takes the place of the older, and makes itself heard.
        tag: url,
        renotify: true,
        icon: "/icon-192.png",
        badge: "/icon-192.png",
        data: { url },
      }),
      self.navigator.setAppBadge?.().catch(() => undefined),
    ]),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = pages.find((page) => new URL(page.url).pathname === url);
      await (open ? open.focus() : self.clients.openWindow(url));
    })(),
  );
});

// The browser has another address for this device: the server is told, or nothing would arrive any more.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(
    (async () => {
      const { applicationServerKey } = event.oldSubscription?.options ?? {};
      if (!applicationServerKey) return;
      const made = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
      const { endpoint, keys } = made.toJSON();
      await fetch("/api/notices/push", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ endpoint, keys }),
      });
    })(),
  );
});
