const unregisterAll = async () => {
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    for (const registration of registrations) void registration.unregister();
  } catch {
    // There is nothing to unregister: some browsers have no service workers in private windows, or
    // refuse the question, and in a sandboxed frame even to name them throws.
  }
};

/**
 * Before it starts a page, Gatsby asks a session storage that it may name, and one that throws then would keep the page from
 * starting. It does without one that is not there.
 */
const hideBrokenStorage = () => {
  try {
    sessionStorage.removeItem("");
  } catch {
    Reflect.defineProperty(window, "sessionStorage", { value: null, configurable: true });
  }
};

/** This site has no service worker: one that an earlier site left at this address is unregistered. */
export const onClientEntry = () => {
  // Not returned: Gatsby would not start the page before it is done.
  void unregisterAll();
  hideBrokenStorage();
};
