import { slugOf } from "../lib/slug";
import { accentStyles } from "./accent/accentStyles";
import { framedAppsOf } from "./framedApps";
import { drawIcon } from "./icons/findIcon";
import type { SectionDefinition } from "./sectionDefinition";
import * as sections from "./sections";
import type { Slice } from "./slice";
import { type Content, SLICES, type SliceName } from "./slices";

/**
 * The checked content as Gatsby reads it. A list's items carry their place in the list, because Gatsby keeps nodes in no
 * particular order; what each slice's `prepare` does is done. So the GraphQL types need no resolvers, and a node changes
 * whenever something changes that the page shows.
 */
export const checkedFiles = (content: Content): Record<SliceName, unknown> => {
  const defaults = defaultsOf(content);
  const shell: Partial<Record<SliceName, unknown>> = {
    site: {
      ...content.site,
      accent: accentStyles(content.site.accent),
      framedApps: framedAppsOf(content.site),
      defaults,
    },
    navigation: navigationOf(content, defaults.menuSection),
  };
  const prepared = ([name, slice]: [string, Slice]) => {
    const value = content[name as SliceName];
    const folder = folderOf(content, sectionWith(slice)?.key);
    return shell[name as SliceName] ?? slice.prepare?.(value, folder) ?? value;
  };
  const files = Object.entries<Slice>(SLICES).map(
    (entry) => [entry[0], withPositions(prepared(entry))] as const,
  );
  return Object.fromEntries(files) as Record<SliceName, unknown>;
};

const withPositions = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item, position) => ({ position, ...item })) : value;

const DEFINITIONS: readonly SectionDefinition[] = Object.values(sections);

const sectionWith = (slice: Slice) =>
  DEFINITIONS.find(({ slices }) => Object.values(slices).includes(slice));

/** What a section is called in the code, where its title may be the owner's own. */
const keyOf = ({ section, title }: Content["navigation"][number]): string => section ?? title;

/** Below which path the pages of a section are: the owner's title says it, or else its key. */
const folderOf = ({ navigation }: Content, key = ""): string =>
  `/${slugOf(navigation.find((item) => keyOf(item) === key)?.title ?? key)}/`;

/** The section that a visitor finds on arrival is the site's first page. */
const navigationOf = (content: Content, arrival: string | null) =>
  content.navigation.map((item) => {
    const key = keyOf(item);
    const folder = folderOf(content, key);
    const definition = DEFINITIONS.find((section) => section.key === key);
    return {
      title: item.title,
      section: key,
      icon: drawIcon(item.icon),
      address: item.title === arrival ? "/" : folder,
      folder,
      summary: definition?.describe(content, content.site.owner.name) ?? content.site.description,
    };
  });

/** What a visitor finds on arrival where the owner says nothing: these, or else the first there is. */
const USUAL = { wallpaper: "bg1", project: "Lifebit AI", section: "General" } as const;

function defaultsOf({ site, wallpapers, projects, navigation }: Content) {
  const usualOrFirst = (usual: string | undefined, names: readonly string[]): string | null =>
    usual !== undefined && names.includes(usual) ? usual : (names[0] ?? null);
  const { theme, wallpaper, project, menuSection } = site.defaults;
  const names = wallpapers.map(({ name }) => name);
  const projectNames = projects.map(({ name }) => name);
  const titles = navigation.map(({ title }) => title);
  const usualTitle = navigation.find((item) => keyOf(item) === USUAL.section)?.title;
  return {
    theme,
    wallpaper: wallpaper ?? usualOrFirst(USUAL.wallpaper, names),
    project: project ?? usualOrFirst(USUAL.project, projectNames),
    menuSection: menuSection ?? usualOrFirst(usualTitle, titles),
  };
}
