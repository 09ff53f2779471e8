import { useDeferredValue } from "react";
import { firstResults, type Group } from "./groups";

/** Nearly as many results as the dialog has room for: more of them would be seen later than the first two rounds of a few. */
const SHOWN_AT_ONCE = 8;

/** The results that are shown by now: first those in sight, so that what is typed has its answer at once, then all. */
export const useShownGroups = (groups: readonly Group[]): readonly Group[] => {
  const settled = useDeferredValue(groups);
  return settled === groups ? groups : firstResults(groups, SHOWN_AT_ONCE);
};
