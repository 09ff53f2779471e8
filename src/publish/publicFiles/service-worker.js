// Replaces the service worker of an earlier site at this address, whose cache would answer for ever: it unregisters itself and
// loads the pages that it controls again. Browsers ask for the file by its old name, /sw.js or /service-worker.js.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: "window" })) {
      void client.navigate(client.url);
    }
  };
  event.waitUntil(leave());
});
