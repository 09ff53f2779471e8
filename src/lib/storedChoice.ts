import { safeStorage } from "./safeStorage";

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
