import { nearest } from "../diagnostics/nearest";
import { installedPrefixes, offeredIcons } from "./iconSets";
import { OWN_ICONS } from "./ownDrawings";

const SUGGESTIONS = 3;

const setOf = (name: string): string => name.slice(0, Math.max(0, name.indexOf(":")));
const lastPartOf = (name: string): string => name.slice(name.indexOf(":") + 1);

let offered: Map<string, string[]> | undefined;

/** All icon names by their part after the set. There are thousands, so they are gathered once, when first needed. */
function offeredByLastPart(): Map<string, string[]> {
  if (offered !== undefined) return offered;
  offered = new Map();
  for (const name of [...OWN_ICONS, ...offeredIcons()]) {
    offered.set(lastPartOf(name), [...(offered.get(lastPartOf(name)) ?? []), name]);
  }
  return offered;
}

const orders = new Map<string, readonly string[]>();

/** The last parts of all names, those of one set first. */
function lastParts(set: string): readonly string[] {
  const known = orders.get(set);
  if (known !== undefined) return known;
  const byLastPart = offeredByLastPart();
  const [named, others] = parted([...byLastPart.keys()], (lastPart) =>
    (byLastPart.get(lastPart) ?? []).some((icon) => setOf(icon) === set),
  );
  const order = [...named, ...others];
  orders.set(set, order);
  return order;
}

/** What stands for every set that is not installed. */
const NO_SET = "";

/**
 * Up to three icon names that may be meant by one that doesn't exist. The part after the set counts, whichever the set: of
 * "mdi:rocket" the owner wants the rocket. Between equals the set that was named comes first.
 */
export function nearestIcons(name: string): string[] {
  const byLastPart = offeredByLastPart();
  const set = installedPrefixes().includes(setOf(name)) ? setOf(name) : NO_SET;
  const inNamedSet = (icon: string): boolean => setOf(icon) === set;
  return nearest(lastPartOf(name), lastParts(set), SUGGESTIONS)
    .flatMap((lastPart) => parted(byLastPart.get(lastPart) ?? [], inNamedSet).flat())
    .slice(0, SUGGESTIONS);
}

/** The strings that pass the test, then those that don't. */
const parted = (all: readonly string[], test: (one: string) => boolean): [string[], string[]] => [
  all.filter(test),
  all.filter((one) => !test(one)),
];
