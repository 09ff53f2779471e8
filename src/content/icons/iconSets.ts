import fs from "node:fs";
import path from "node:path";
import type { getIconData } from "@iconify/utils/lib/icon-set/get-icon";
import { nearest } from "../diagnostics";
import { projectRoot } from "../files";
import drawings from "./drawings.json";

/** An Iconify icon set, as its package holds it. */
export type IconSet = Parameters<typeof getIconData>[0];

const setsFolder = (): string => path.join(projectRoot(), "node_modules", "@iconify-json");

/** The prefixes of all installed `@iconify-json/*` packages. */
export const installedPrefixes = (): string[] => fs.readdirSync(setsFolder()).sort();

const loaded = new Map<string, IconSet>([["", drawings]]);

/** A set, read at its first use: the files are several megabytes. The set without a prefix is drawn for this site. */
export const loadIconSet = (prefix: string): IconSet | undefined => {
  if (!loaded.has(prefix) && installedPrefixes().includes(prefix)) {
    const file = path.join(setsFolder(), prefix, "icons.json");
    loaded.set(prefix, JSON.parse(fs.readFileSync(file, "utf8")));
  }
  return loaded.get(prefix);
};

/** An icon whose name ends so is drawn where the name is used a second time. */
export const SECOND = "-2";

/** The names of the drawings for this site. */
export const OWN_ICONS: readonly string[] = Object.keys(drawings.icons).filter(
  (name) => !name.endsWith(SECOND),
);

/** The tile that a drawing fills, if it has one of its own. */
export const ownTileOf = (name: string): string | undefined => {
  const icons: Readonly<Record<string, { body: string; tile?: string }>> = drawings.icons;
  return Object.hasOwn(icons, name) ? icons[name]?.tile : undefined;
};

const offeredIcons = (): string[] => [
  ...OWN_ICONS,
  ...installedPrefixes().flatMap((prefix) => {
    const { icons = {}, aliases = {} } = loadIconSet(prefix) ?? {};
    return Object.entries({ ...icons, ...aliases })
      .filter(([, icon]) => icon.hidden !== true)
      .map(([name]) => `${prefix}:${name}`);
  }),
];

const SUGGESTIONS = 3;

const withoutSet = (name: string): string => name.replace(/^.*:/, "");

/** The icons of the nearest names in any set: "mdi:rocket" should be a rocket. */
export const nearestIcons = (name: string): string[] => {
  const all = offeredIcons();
  return nearest(withoutSet(name), [...new Set(all.map(withoutSet))], SUGGESTIONS)
    .flatMap((near) => all.filter((icon) => withoutSet(icon) === near))
    .slice(0, SUGGESTIONS);
};
