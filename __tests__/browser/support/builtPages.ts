import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_SITE } from "../../../scripts/server/siteServer";
import type { PageContext } from "../../../src/lib/pageContext";

/** What Gatsby keeps of a page beside its HTML: the file that the desktop fetches a section's content from. */
export interface PageData {
  readonly componentChunkName: string;
  readonly path: string;
  readonly result: { readonly data: unknown; readonly pageContext: PageContext };
}

const PAGE_DATA = join(BUILT_SITE, "page-data");

const readPage = (file: string): PageData =>
  JSON.parse(readFileSync(join(PAGE_DATA, file), "utf8"));

/** Every page that was built and can be gone to: what is added later is covered without a change here. */
export const builtPages: readonly PageData[] = readdirSync(PAGE_DATA, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith("page-data.json"))
  .map(readPage)
  .filter(({ result }) => result.pageContext.address !== undefined)
  .sort((one, other) => one.path.localeCompare(other.path));

const contextOf = ({ result }: PageData): PageContext => result.pageContext;

/** How many from each end stand for a long list of pages that are alike. */
const FROM_EACH_END = 6;

const kindOf = (page: PageData): string => {
  const { section, item, address } = contextOf(page);
  return item === address ? section : address;
};

/** Of the pages of each kind, so many that looking at each does not take long: of fifty posts, a dozen. */
export const walkedPages: readonly PageData[] = builtPages.filter((page) => {
  const alike = builtPages.filter((other) => kindOf(other) === kindOf(page));
  const index = alike.indexOf(page);
  return index < FROM_EACH_END || index >= alike.length - FROM_EACH_END;
});

/** Of these, the ones that show a section in About Me. */
export const walkedSectionPages = walkedPages.filter(
  (page) => contextOf(page).section !== "Resume",
);

/** The page that shows a section as a whole. */
export const sectionPage = (title: string): PageData => {
  const page = builtPages.find((candidate) => {
    const { sectionTitle, item, address, app } = contextOf(candidate);
    return sectionTitle === title && item !== address && app === null;
  });
  if (page === undefined) throw new Error(`There is no page of ${title}.`);
  return page;
};

/** The page of a project or a post. One may be called like the other. */
export const itemPage = (name: string, ofSection?: string): PageData => {
  const page = builtPages.find((candidate) => {
    const { item, address, title, section } = contextOf(candidate);
    return item === address && title === name && section === (ofSection ?? section);
  });
  if (page === undefined) throw new Error(`There is no page of ${name}.`);
  return page;
};

/** Where the content of the page at an address is fetched, as a pattern for `page.route`. */
export const contentOf = (address: string): string =>
  address === "/" ? "**/page-data/index/page-data.json" : `**/page-data${address}page-data.json`;
