/** A storage that never throws: it may be blocked or full. */
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
