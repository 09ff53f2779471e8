/** A page has a list of no more items whole. Otherwise each page would grow with the list, and the site by the square. */
export const LONGEST_WHOLE_LIST = 40;

/** From so many items on, a list of dated ones has a page for each year. */
export const LIST_BY_YEARS = 200;

/** The context of a page, set by the build. */
export interface PageContext {
  /** Its address: the path on this site. */
  readonly address: string;
  /** The key of the section whose content the page has. */
  readonly section: string;
  /** The owner's name of that section. */
  readonly sectionTitle: string;
  /** The address of that content: the page's own, or that of the section behind an app's window. */
  readonly shows: string;
  /** The project, post or other item that is shown, by its address; null where a section has none. */
  readonly item: string | null;
  /** The part of a long list that the page has beside its item, for the page's query; undefined for a whole list. */
  readonly listSkip?: number;
  readonly listLimit?: number;
  /** The app whose window is in front, by its id; null when it is the sections' own. */
  readonly app: string | null;
  /** The page's own title; null for the site's first page. */
  readonly title: string | null;
  /** The title of what it shows behind an app's window, where that differs. */
  readonly shownTitle?: string | null;
  readonly description: string;
  /** The page in schema.org's words, for search engines. */
  readonly structuredData?: object;
  /** No list or search engine has the page, and other sites don't learn its address. */
  readonly isPrivate?: boolean;
  /** A text of the site's first language in another one's place: no list of that language has the page. */
  readonly isUntranslated?: boolean;
  /** The page's head names the feed of posts. */
  readonly hasFeed?: boolean;
}
