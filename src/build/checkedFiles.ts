import { slugOf } from "../lib/slug";
import { accentStyles } from "./accent/accentStyles";
import { framedAppsOf } from "./framedApps";
import { drawIcon } from "./icons/findIcon";
import { type MarkdownContent, NO_MARKDOWN } from "./markdown/markdownContent";
import { RESUME_ADDRESS } from "./pages/resumeAddress";
import { type PortraitCuts, portraitFile } from "./pictures/portraitCuts";
import type { SectionDefinition } from "./sectionDefinition";
import * as sections from "./sections";
import type { Slice } from "./slice";
import { type Content, SLICES, type SliceName } from "./slices";
import { textLanguage } from "./textLanguage";

/**
 * The checked content as Gatsby reads it. A list's items carry their place in the list, because Gatsby keeps nodes in no
 * particular order; what each slice's `prepare` does is done. So the GraphQL types need no resolvers, and a node changes
 * whenever something changes that the page shows.
 */
export const checkedFiles = (
  content: Content,
  markdown: MarkdownContent = NO_MARKDOWN,
  portraits: PortraitCuts = new Map(),
): Partial<Record<SliceName, unknown>> => {
  const defaults = defaultsOf(content);
  const shell: Partial<Record<SliceName, unknown>> = {
    site: {
      ...content.site,
      accent: accentStyles(content.site.accent),
      framedApps: framedAppsOf(content.site),
      resume: resumeOf(content),
      defaults,
    },
    navigation: navigationOf(content, markdown, defaults.menuSection),
    wallpapers: content.wallpapers.map((wallpaper) => withPortraits(wallpaper, portraits)),
  };
  const prepared = ([name, slice]: [string, Slice]) => {
    const value = content[name as SliceName];
    const folder = folderOf(content, sectionWith(slice)?.key);
    return shell[name as SliceName] ?? slice.prepare?.(value, folder, markdown) ?? value;
  };
  const files = Object.entries<Slice>(SLICES).map(
    (entry) => [entry[0], withPositions(prepared(entry))] as const,
  );
  return Object.fromEntries(files.filter(([, value]) => value !== undefined));
};

/** Where the résumé is; null where there is no career to make it of. */
const resumeOf = ({ site, career }: Content) =>
  career === undefined
    ? null
    : { ...site.resume, address: RESUME_ADDRESS, file: `/${slugOf(site.owner.name)}-resume.pdf` };

const withPortraits = (wallpaper: Content["wallpapers"][number], cuts: PortraitCuts) => {
  const { file, lightFile, focus } = wallpaper;
  return {
    ...wallpaper,
    portraitFile: portraitFile(file, focus, cuts),
    ...(lightFile && { lightPortraitFile: portraitFile(lightFile, focus, cuts) }),
  };
};

const withPositions = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item, position) => ({ position, ...item })) : value;

const DEFINITIONS: readonly SectionDefinition[] = Object.values(sections);

type NavigationItem = Content["navigation"][number];

/** What the code calls all sections that are the owner's own: see the folder of this name in `src/sections`. */
const MARKDOWN_PAGE = "Markdown Page";

const sectionWith = (slice: Slice) =>
  DEFINITIONS.find(({ slices }) => Object.values(slices).includes(slice));

/** What a section is called in the code, where its title may be the owner's own. */
const keyOf = ({ section, title, page }: NavigationItem): string =>
  page === undefined ? (section ?? title) : MARKDOWN_PAGE;

/** Below which path the pages of a section are: the owner's title says it, or else its key. */
const folderOf = ({ navigation }: Content, key = ""): string =>
  `/${slugOf(navigation.find((item) => keyOf(item) === key)?.title ?? key)}/`;

/** What a section says of itself; nothing where there is nothing to say. */
const summaryOf = (
  item: NavigationItem,
  content: Content,
  markdown: MarkdownContent,
): string | undefined =>
  item.page === undefined
    ? DEFINITIONS.find(({ key }) => key === keyOf(item))?.describe(
        content,
        content.site.owner.name,
        markdown,
      )
    : markdown.pages[item.page]?.summary;

/** The section that a visitor finds on arrival is the site's first page. */
const navigationOf = (content: Content, markdown: MarkdownContent, arrival: string | null) =>
  content.navigation.map((item, index, all) => {
    const key = keyOf(item);
    const folder = `/${slugOf(item.title)}/`;
    return {
      title: item.title,
      section: key,
      icon: drawIcon(
        item.icon,
        all.slice(0, index).filter(({ icon }) => icon === item.icon).length,
      ),
      address: item.title === arrival ? "/" : folder,
      folder,
      summary: summaryOf(item, content, markdown) || content.site.description,
      page: item.page,
      language: textLanguage(item.page && markdown.pages[item.page]?.lang),
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
