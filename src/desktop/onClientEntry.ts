/**
 * Before it starts a page, Gatsby asks a session storage that it may name, and one that throws then would keep the page from
 * starting. It does without one that is not there.
 */
export const onClientEntry = () => {
  try {
    sessionStorage.removeItem("");
  } catch {
    Reflect.defineProperty(window, "sessionStorage", { value: null, configurable: true });
  }
};
