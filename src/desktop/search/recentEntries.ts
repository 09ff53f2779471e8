import * as v from "valibot";
import { safeStorage } from "../../lib/safeStorage";
import { RECENTLY_FOUND_STORAGE_KEY } from "../../lib/storageKeys";

/** So many are shown, and kept. */
const MOST = 5;

// An older version, or somebody else, may have written there.
const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.string()),
  v.maxLength(MOST),
  v.check((ids) => new Set(ids).size === ids.length),
);

/** The ids of the entries that were chosen last, the latest first. */
export const readRecent = (): readonly string[] => {
  const kept = v.safeParse(keptSchema, safeStorage.read(RECENTLY_FOUND_STORAGE_KEY));
  return kept.success ? kept.output : [];
};

export const rememberRecent = (id: string): void => {
  const latestFirst = [...new Set([id, ...readRecent()])];
  safeStorage.write(RECENTLY_FOUND_STORAGE_KEY, JSON.stringify(latestFirst.slice(0, MOST)));
};
