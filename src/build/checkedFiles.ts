import { slugOf } from "../lib/slug";
import { drawIcon } from "./icons/findIcon";
import type { Content, SliceName } from "./slices";

/**
 * The checked content as Gatsby reads it. A list's items carry their place in the list, because Gatsby keeps nodes in no
 * particular order; icons are drawn, entries are lists, and what was left out is filled in. So the GraphQL types need no
 * resolvers, and a node changes whenever something changes that the page shows.
 */
export const checkedFiles = (content: Content) => {
  const defaults = defaultsOf(content);
  return {
    site: { ...content.site, defaults },
    navigation: sectionsOf(content, defaults.menuSection).map(withPosition),
    general: content.general,
    mission: content.mission,
    interests: content.interests.map(withPosition),
    projects: content.projects.map(projectOf).map(withAddress("/projects/")).map(withPosition),
    contacts: content.contacts.map(contactGroupOf).map(withPosition),
    settings: content.settings.map(creditGroupOf).map(withPosition),
    attribution: content.attribution.map(creditGroupOf).map(withPosition),
    posts: content.posts.map(withAddress("/posts/")).map(withPosition),
    wallpapers: content.wallpapers.map(withPosition),
  } satisfies Record<SliceName, unknown>;
};

const withPosition = <Item extends object>(item: Item, position: number) => ({ position, ...item });

const withAddress =
  (folder: string) =>
  <Item extends { name: string }>(item: Item) => ({
    address: `${folder}${slugOf(item.name)}/`,
    ...item,
  });

/** The section that a visitor finds on arrival is the site's first page. */
const sectionsOf = ({ navigation }: Content, arrival: string | null) =>
  navigation.map(({ title, icon }) => {
    const folder = `/${slugOf(title)}/`;
    return {
      title,
      icon: drawIcon(icon),
      address: title === arrival ? "/" : folder,
      folder,
    };
  });

const withIcon = <Item extends { icon: string }>(item: Item) => ({
  ...item,
  icon: drawIcon(item.icon),
});

/** What a visitor finds on arrival where the owner says nothing: these, or else the first there is. */
const USUAL = { wallpaper: "bg1", project: "Lifebit AI", menuSection: "General" } as const;

function defaultsOf({ site, wallpapers, projects, navigation }: Content) {
  const usualOrFirst = (usual: string, names: readonly string[]): string | null =>
    names.includes(usual) ? usual : (names[0] ?? null);
  const { theme, wallpaper, project, menuSection } = site.defaults;
  const names = wallpapers.map(({ name }) => name);
  const projectNames = projects.map(({ name }) => name);
  const titles = navigation.map(({ title }) => title);
  return {
    theme,
    wallpaper: wallpaper ?? usualOrFirst(USUAL.wallpaper, names),
    project: project ?? usualOrFirst(USUAL.project, projectNames),
    menuSection: menuSection ?? usualOrFirst(USUAL.menuSection, titles),
  };
}

type Project = Content["projects"][number];
type Entry = Project["basics"]["company"];

const entryOf = ({ type, content }: Entry) => ({
  type,
  content: typeof content === "string" ? [content] : content,
});

const entriesOf = <Key extends string>(entries: Partial<Record<Key, Entry | undefined>>) =>
  Object.fromEntries(
    Object.entries<Entry | undefined>(entries).map(([key, entry]) => [
      key,
      entry && entryOf(entry),
    ]),
  );

const projectOf = ({ name, basics, description, aboutCompany }: Project) => ({
  name,
  basics: entriesOf(basics),
  description: description && entriesOf(description),
  aboutCompany: aboutCompany && entriesOf(aboutCompany),
});

const contactGroupOf = ({ heading, topics }: Content["contacts"][number]) => ({
  heading,
  topics: topics.map(withIcon),
});

const creditGroupOf = ({ heading, topics }: Content["settings"][number]) => ({
  heading,
  topics: topics.map(({ icon, ...topic }) => ({
    ...topic,
    level: topic.link,
    icon: icon === undefined ? undefined : drawIcon(icon),
  })),
});
