/** This site has no service worker: one that an earlier site left at this address is unregistered. */
export const onClientEntry = () => {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .getRegistrations()
    .then((registrations) =>
      registrations.forEach((registration) => void registration.unregister()),
    )
    // Some browsers refuse the question in private windows; there is nothing to unregister then.
    .catch(() => {});
};
