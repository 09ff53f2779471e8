import fs from "node:fs";
import path from "node:path";
import type { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { projectRoot } from "../paths";

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
export const offeredIcons = (): string[] =>
  installedPrefixes().flatMap((prefix) => {
    const { icons = {}, aliases = {} } = loadIconSet(prefix) ?? {};
    return Object.entries({ ...icons, ...aliases })
      .filter(([, icon]) => icon.hidden !== true)
      .map(([name]) => `${prefix}:${name}`);
  });
