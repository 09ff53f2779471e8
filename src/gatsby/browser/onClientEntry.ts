import { withPrefix } from "gatsby";
import { showLoadFailure } from "../../components/notice";
import { isNewVersionOut, newVersion, reload } from "../../loading/newVersion";
import { words } from "../../words/words";

/** Gatsby's own listener for chunks that fail to load sets the address, which reloads the page without end. */
const reportLostChunk = async (event: PromiseRejectionEvent): Promise<void> => {
  if (!/loading (css )?chunk/i.test(String(event.reason))) return;
  event.stopImmediatePropagation();
  const reason = (await isNewVersionOut()) ? newVersion : event.reason;
  showLoadFailure(reason, words.failures.partNotLoaded, reload);
};

// This module runs before Gatsby adds its listener: Chromium calls those of this event in the order in which they were added.
window.addEventListener("unhandledrejection", reportLostChunk);

/**
 * Gatsby asks the router to replace an address that is not spelled as the page's own is: without a slash at the end, or with
 * letters that are not ASCII. The router drops the history state, and leaves the page if its data fail to load.
 */
const respellAddress = () => {
  const { pagePath, location, history } = window;
  window.pagePath = undefined;
  if (!pagePath || pagePath.startsWith("/404")) return;
  const address = new URL(withPrefix(pagePath) + location.search + location.hash, location.href);
  if (address.pathname === location.pathname) return;
  history.replaceState(history.state, "", address);
  // The router reads the address again.
  window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
};

/** Prepares the page for Gatsby's start. */
export const onClientEntry = (): Promise<void> | undefined => {
  // Before it starts a page, Gatsby asks a session storage that it may name, and one that throws then would keep the page from
  // starting. It does without one that is not there.
  try {
    sessionStorage.removeItem("");
  } catch {
    Reflect.defineProperty(window, "sessionStorage", { value: null, configurable: true });
  }
  // The page is being left: see `startScript`.
  if (document.documentElement.dataset.leaving !== undefined) return new Promise(() => {});
  respellAddress();
};
