import * as v from "valibot";
import { safeStorage } from "../../lib/safeStorage";

/** Key in local storage of what was chosen last, by the entries' ids. */
const STORAGE_KEY = "ui-recently-found";

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
  const kept = v.safeParse(keptSchema, safeStorage.read(STORAGE_KEY));
  return kept.success ? kept.output : [];
};

export const rememberRecent = (id: string): void => {
  const latestFirst = [...new Set([id, ...readRecent()])];
  safeStorage.write(STORAGE_KEY, JSON.stringify(latestFirst.slice(0, MOST)));
};
