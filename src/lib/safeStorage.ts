/**
 * Local storage that never throws. A browser may block it, it may be full, and a private window
 * may forget it: then a value lives as long as the page and nothing else changes.
 */
export const safeStorage = {
  /** The stored text, or null when there is none or storage cannot be read. */
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Stores the text; false when storage refused it. */
  write(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
};
