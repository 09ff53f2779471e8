import { accentStyles } from "./accent";
import type { Collection, Section } from "./collection";
import { COLLECTIONS, type CollectionName, type Content } from "./collections";
import { appIcon, drawIcon } from "./icons/findIcon";
import { type MarkdownContent, NO_MARKDOWN } from "./markdown/markdownContent";
import { pageAddress, RESUME_ADDRESS } from "./pages/pageAddress";
import { textLanguage } from "./schemas/language";
import { isDrawingPath } from "./schemas/pictureFile";
import * as sections from "./sections";
import { slugOf } from "./slug";

/**
 * The content as Gatsby reads it, by the names of its files: after each collection's `prepare`, and with the position of each item of
 * a list, because Gatsby keeps nodes in no order. So a node changes with everything that its page shows.
 */
export const preparedContent = (
  content: Content,
  markdown: MarkdownContent = NO_MARKDOWN,
): Partial<Record<CollectionName, unknown>> => {
  const defaults = defaultsOf(content);
  const shell: Partial<Record<CollectionName, unknown>> = {
    site: {
      ...content.site,
      owner: ownerOf(content.site),
      accent: accentStyles(content.site.accent),
      framedApps: framedAppsOf(content.site),
      resume: resumeOf(content),
      defaults,
    },
    navigation: navigationOf(content, markdown, defaults.menuSection),
  };
  const prepared = Object.entries<Collection>(COLLECTIONS).map(([name, collection]) => {
    const value = content[name as CollectionName];
    const folder = folderOf(content, sectionWith(collection)?.key);
    return [
      name,
      shell[name as CollectionName] ?? collection.prepare?.(value, folder, markdown) ?? value,
    ] as const;
  });
  return Object.fromEntries(
    prepared
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, withPositions(value)]),
  );
};

const withPositions = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((item, position) => ({ position, ...item })) : value;

/** With a photo's file apart from a drawing's. */
const ownerOf = ({ owner: { photo, ...owner } }: Content["site"]) => ({
  ...owner,
  photo: photo && { ...photo, [isDrawingPath(photo.file) ? "drawing" : "image"]: photo.file },
});

/** The résumé's addresses; null without a career. */
const resumeOf = ({ site, career }: Content) =>
  career === undefined
    ? null
    : { ...site.resume, address: RESUME_ADDRESS, file: `/${slugOf(site.owner.name)}-resume.pdf` };

/** The owner's defaults for the arrival, or else the first item of each list. */
const defaultsOf = ({ site, wallpapers, projects, navigation }: Content) => ({
  theme: site.defaults.theme,
  wallpaper: site.defaults.wallpaper ?? wallpapers[0]?.name ?? null,
  project: site.defaults.project ?? projects[0]?.name ?? null,
  menuSection: site.defaults.menuSection ?? navigation[0]?.title ?? null,
});

const SECTIONS: readonly Section[] = Object.values(sections);

type NavigationItem = Content["navigation"][number];

/** The key of all pages of the owner's: `src/sections/markdown-page`. */
const MARKDOWN_PAGE = "Markdown Page";

const sectionWith = (collection: Collection) =>
  SECTIONS.find(({ collections }) => Object.values(collections).includes(collection));

/** A section's key; its title may be the owner's own. */
const keyOf = ({ section, title, page }: NavigationItem): string =>
  page === undefined ? (section ?? title) : MARKDOWN_PAGE;

/** The path above the pages of a section, made from the owner's title or else the key. */
const folderOf = ({ navigation }: Content, key = ""): string =>
  `/${slugOf(navigation.find((item) => keyOf(item) === key)?.title ?? key)}/`;

const summaryOf = (
  item: NavigationItem,
  content: Content,
  markdown: MarkdownContent,
): string | undefined =>
  item.page === undefined
    ? SECTIONS.find(({ key }) => key === keyOf(item))?.describe(
        content,
        content.site.owner.name,
        markdown,
      )
    : markdown.pages[item.page]?.summary;

/** The section that a visitor finds on arrival is the site's first page. */
const navigationOf = (content: Content, markdown: MarkdownContent, arrival: string | null) =>
  content.navigation.map((item, index, all) => {
    const folder = `/${slugOf(item.title)}/`;
    const uses = all.slice(0, index).filter(({ icon }) => icon === item.icon).length;
    return {
      title: item.title,
      section: keyOf(item),
      icon: drawIcon(item.icon, uses),
      address: item.title === arrival ? "/" : folder,
      folder,
      summary: summaryOf(item, content, markdown) || content.site.description,
      page: item.page,
      language: textLanguage(item.page && markdown.pages[item.page]?.lang),
    };
  });

const USUAL_ICON = "lucide:globe";

/** `moviePlatform`, which older sites have instead of a framed app, keeps its address and its icon. */
export const MOVIE_LABEL = "Movie DB";
const OF_MOVIE_PLATFORM = { label: MOVIE_LABEL, icon: "clapperboard", openOnArrival: false };

/** The windows that frame a site, as Gatsby reads them. `address` opens the window; the framed site has its own. */
export const framedAppsOf = ({ moviePlatform, framedApps }: Content["site"]) =>
  [...(moviePlatform ? [{ ...moviePlatform, ...OF_MOVIE_PLATFORM }] : []), ...framedApps].map(
    ({ title, label = title, icon = USUAL_ICON, ...rest }) => ({
      // No app of the site's own has such an id.
      id: `framed-${slugOf(label)}`,
      title,
      label,
      ...appIcon(icon),
      address: pageAddress("/", label),
      ...rest,
    }),
  );
