import fs from "node:fs";
import path from "node:path";
import type { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { nearest } from "../diagnostics/nearest";
import { projectRoot } from "../paths";
import { OWN_ICONS } from "./ownDrawings";

/** An Iconify icon set, as its package holds it. */
export type IconSet = Parameters<typeof getIconData>[0];

const setsFolder = (): string => path.join(projectRoot(), "node_modules", "@iconify-json");

/** The prefixes of all installed `@iconify-json/*` packages: add one, and its icons can be used. */
export const installedPrefixes = (): string[] => fs.readdirSync(setsFolder()).sort();

const loaded = new Map<string, IconSet>();

/** An installed set, read when it is first asked for: the files are several megabytes. */
export function loadIconSet(prefix: string): IconSet | undefined {
  const known = loaded.get(prefix);
  if (known !== undefined) return known;
  if (!installedPrefixes().includes(prefix)) return undefined;
  const file = path.join(setsFolder(), prefix, "icons.json");
  const set: IconSet = JSON.parse(fs.readFileSync(file, "utf8"));
  loaded.set(prefix, set);
  return set;
}

/** The names of all icons that the installed sets offer, as "set:name". */
const offeredIcons = (): string[] =>
  installedPrefixes().flatMap((prefix) => {
    const { icons = {}, aliases = {} } = loadIconSet(prefix) ?? {};
    return Object.entries({ ...icons, ...aliases })
      .filter(([, icon]) => icon.hidden !== true)
      .map(([name]) => `${prefix}:${name}`);
  });

const SUGGESTIONS = 3;

/**
 * Icon names that may be meant by one that doesn't exist. The part after the set counts, whichever the set: of "mdi:rocket"
 * the owner wants the rocket. Those of the set that was named come first.
 */
export function nearestIcons(name: string): string[] {
  const [lastPart = "", set] = name.split(":").reverse();
  const all = [...OWN_ICONS, ...offeredIcons()];
  const near = nearest(
    lastPart,
    [...new Set(all.map((it) => it.replace(/^.*:/, "")))],
    SUGGESTIONS,
  );
  return near
    .flatMap((part) => {
      const named = all.filter((it) => it.replace(/^.*:/, "") === part);
      return named.sort((a) => (a.startsWith(`${set}:`) ? -1 : 1));
    })
    .slice(0, SUGGESTIONS);
}
