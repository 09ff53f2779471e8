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

/** The stored value under `key` when it is one of `choices`, otherwise null (corrupted, unknown, blocked). */
export const readStoredChoice = <Choice extends string>(
  key: string,
  choices: readonly Choice[],
): Choice | null => {
  const stored = safeStorage.read(key);
  return choices.find((choice) => choice === stored) ?? null;
};

/** Calls back with the new value when another tab of this site changes `key`; returns how to stop. */
export const onStoredInOtherTab = (
  key: string,
  callback: (value: string | null) => void,
): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // `clear()` in another tab arrives with a null key.
    if (event.key === key || event.key === null) callback(event.newValue);
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
};
