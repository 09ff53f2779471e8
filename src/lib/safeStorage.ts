/**
 * A storage of the browser that never throws. It may be blocked, it may be full, and a private window
 * may forget it: then a value lives as long as the page and nothing else changes.
 */
const safely = (storage: () => Storage) => ({
  /** The stored text, or null when there is none or storage cannot be read. */
  read(key: string): string | null {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },

  /** Stores the text; false when storage refused it. */
  write(key: string, value: string): boolean {
    try {
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
});

/** Local storage: kept for all tabs. */
export const safeStorage = safely(() => window.localStorage);

/** Session storage: kept for this tab. */
export const safeSessionStorage = safely(() => window.sessionStorage);
