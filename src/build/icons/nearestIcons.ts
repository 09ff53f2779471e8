import { nearest } from "../mistakes/nearest";
import { ICON_ALIASES } from "./aliases";
import { offeredIcons } from "./iconSets";

const SUGGESTIONS = 3;

const afterSet = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * The three icon names nearest to one that doesn't exist. The part after the set counts, whichever the set: of
 * "mdi:rocket" the owner wants the rocket. Between equals the set that was named comes first.
 */
export function nearestIcons(name: string): string[] {
  const named = name.slice(0, name.indexOf(":") + 1);
  const offered = [...Object.keys(ICON_ALIASES), ...offeredIcons()].sort(
    (a, b) => Number(b.startsWith(named)) - Number(a.startsWith(named)),
  );
  const byLastPart = new Map<string, string[]>();
  for (const icon of offered) {
    const last = afterSet(icon);
    byLastPart.set(last, [...(byLastPart.get(last) ?? []), icon]);
  }
  return nearest(afterSet(name), [...byLastPart.keys()], SUGGESTIONS)
    .flatMap((last) => byLastPart.get(last) ?? [])
    .slice(0, SUGGESTIONS);
}
