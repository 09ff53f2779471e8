import { isNewVersionOut, newVersion } from "./newVersion";
import { holdSettled } from "./settled";

/** The name of the event that tells the page about a part that could not be loaded. */
export const PRELOAD_ERROR_EVENT = "preload-error";

/** A part of the site that is loaded when it is first wanted, and once. */
export interface OnDemand<Value> {
  /** Loads it; later calls return the same promise. After a failure the next call tries anew. */
  load(): Promise<Value>;
  /**
   * Loads it in case it is wanted soon, unless that has failed before: then only `load` tries anew.
   * Resolves, in either case, when it is there or not going to be.
   */
  loadAhead(): Promise<void>;
  /** Whether the last attempt has failed. */
  hasFailed(): boolean;
  /** The part when it is there already. */
  current(): { readonly value: Value } | undefined;
}

// A cancelled event says that a listener takes care (by reloading the page, say): then the part
// goes on waiting instead of showing an error that is about to vanish.
const reportFailure = async (error: unknown): Promise<never> => {
  const event = new CustomEvent(PRELOAD_ERROR_EVENT, { cancelable: true, detail: error });
  if (!window.dispatchEvent(event)) return new Promise<never>(() => {});
  throw (await isNewVersionOut()) ? newVersion : error;
};

/**
 * The one way in which parts are loaded on demand. A failure raises a cancelable `preload-error`
 * event on `window` whose `detail` is the error, then rejects: with `newVersion` if the part is gone
 * since the site has been deployed anew, otherwise with the error. Nothing is retried by itself.
 */
export const onDemand = <Value>(loadPart: () => Promise<Value>): OnDemand<Value> => {
  let promise: Promise<Value> | undefined;
  let loaded: { readonly value: Value } | undefined;
  let hasFailed = false;

  const loadOnce = () => {
    const release = holdSettled();
    return loadPart()
      .then(
        (value) => {
          loaded = { value };
          return value;
        },
        (error: unknown) => {
          promise = undefined;
          hasFailed = true;
          return reportFailure(error);
        },
      )
      .finally(release);
  };

  const load = () => {
    promise ??= loadOnce();
    return promise;
  };

  return {
    load,
    async loadAhead() {
      if (!hasFailed) await load().catch(() => {});
    },
    hasFailed: () => hasFailed,
    current: () => loaded,
  };
};

/** Adds a stylesheet to the page; rejects with `Unable to preload CSS for <file>`. */
export const loadStylesheet = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = file;
    const fail = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${file}`));
    };
    // A page in its place is loaded, too, and has no rules.
    link.onload = () => (link.sheet?.cssRules.length === 0 ? fail() : resolve());
    link.onerror = fail;
    document.head.append(link);
  });
