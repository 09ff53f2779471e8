const unregisterAll = async () => {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    for (const registration of registrations) void registration.unregister();
  } catch {
    // There is nothing to unregister: some browsers have no service workers in private windows, or
    // refuse the question, and in a sandboxed frame even to name them throws.
  }
};

/** This site has no service worker: one that an earlier site left at this address is unregistered. */
export const onClientEntry = () => {
  // Not returned: Gatsby would not start the page before it is done.
  void unregisterAll();
};
