import { RECENTLY_FOUND_STORAGE_KEY, safeStorage } from "../../lib/storage";
import { isText, listOf } from "../../lib/validators";

/** So many are shown, and kept. */
const MOST = 5;

/** The ids of the entries that were chosen last, the latest first. */
export const readRecent = (): readonly string[] => {
  const kept = listOf(safeStorage.readJson(RECENTLY_FOUND_STORAGE_KEY));
  return [...new Set(kept.filter(isText))].slice(0, MOST);
};

export const rememberRecent = (id: string): void => {
  const latestFirst = [...new Set([id, ...readRecent()])];
  safeStorage.write(RECENTLY_FOUND_STORAGE_KEY, JSON.stringify(latestFirst.slice(0, MOST)));
};
