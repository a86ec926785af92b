// Shows the notices that the server pushes to this browser, and opens what they are about. Nothing else: no page is kept or answered here.

self.addEventListener('push', (event) => {
  const { title, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { icon: '/icon-180.png', lang: 'ja', data: { path } }));
});

const open = async (path) => {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = pages.find(({ url }) => url === address.href);
  await (shown ? shown.focus() : self.clients.openWindow(address.href));
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});
