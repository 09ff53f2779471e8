import { listed, shortened, slugOf } from "../../content/text";
import { LIST_BY_YEARS, LONGEST_WHOLE_LIST, type PageContext } from "../../contract/pageContext";
import { APPLICATION_PATH } from "../../contract/siteFiles";
import { filled } from "../../words/filled";
import { otherLanguage } from "../../words/siteLanguage";
import { words } from "../../words/words";
import { type ListedSection, MARKDOWN_PAGE, type SiteContent } from "../prepare/siteContent";

/** A page to be made. */
export interface SitePage {
  readonly path: string;
  /** The page component, below the project's root. */
  readonly component: string;
  readonly context: PageContext;
}

/** The address of the item that a section shows first. */
const firstItem = ({ definition, items }: ListedSection, { site }: SiteContent): string | null => {
  const wanted = definition?.defaultItem && site.defaults[definition.defaultItem];
  return (items.find(({ name }) => name === wanted) ?? items[0])?.page?.address ?? null;
};

/** The items beside a page's own, on each side, in a part of a list. */
const NEIGHBOURS = 10;

const listAround = (index: number, count: number) =>
  count > LONGEST_WHOLE_LIST && {
    listSkip: Math.max(0, index - NEIGHBOURS),
    listLimit: Math.min(index, NEIGHBOURS) + 1 + NEIGHBOURS,
  };

/** The years of a long list and their parts of it. Items without one are at the end of the last. */
export const yearsOf = ({ folder, items }: Pick<ListedSection, "folder" | "items">) => {
  if (items.length < LIST_BY_YEARS) return [];
  const first = items.flatMap(({ year }, index) =>
    year && year !== items[index - 1]?.year ? [index] : [],
  );
  return first.map((start, index) => {
    const year = items[start]?.year ?? "";
    return {
      year,
      address: `${folder}${year}/`,
      part: items.slice(start, first[index + 1]),
      start,
    };
  });
};

type Subject = Pick<ListedSection, "section" | "title">;

/** A page without an app's window. Its component is named after the section. */
const pageOf = (
  { section, title: sectionTitle }: Subject,
  given: Pick<
    PageContext,
    "address" | "item" | "listSkip" | "listLimit" | "title" | "description" | "isUntranslated"
  >,
): SitePage => ({
  path: given.address,
  component: `src/sections/${slugOf(section)}/page.tsx`,
  context: { section, sectionTitle, shows: given.address, app: null, ...given },
});

const sectionPages = (section: ListedSection, content: SiteContent): SitePage[] => {
  const { address, title, summary, items } = section;
  const isFirst = address === "/";
  return [
    pageOf(section, {
      address,
      item: firstItem(section, content),
      title: isFirst ? null : title,
      description: isFirst ? content.site.description : summary,
    }),
    ...yearsOf(section).map(({ year, address, part, start }) =>
      pageOf(section, {
        address,
        item: part[0]?.page?.address ?? null,
        listSkip: start,
        listLimit: part.length,
        title: `${title} ${year}`,
        description: listed(
          `${title} ${year}`,
          part.map(({ name }) => name),
        ),
      }),
    ),
    ...items.flatMap(({ name, page }, index) =>
      page
        ? pageOf(section, {
            address: page.address,
            item: page.address,
            ...listAround(index, items.length),
            title: name,
            description: page.summary,
            ...(page.lang && otherLanguage() && { isUntranslated: true }),
          })
        : [],
    ),
  ];
};

/** The résumé in its own window, without another page behind it: a page for each of its languages. */
const resumePages = ({ site, resumes }: SiteContent): SitePage[] =>
  (site.resume?.editions ?? []).map(({ app, address, title }, index) => {
    const { name, label, headline, summary } = resumes[index]?.basics ?? {};
    const description = shortened(
      `${title}: ${name}, ${label}. ${[headline, summary].filter(Boolean).join(" ")}`,
    );
    const page = pageOf({ section: "Resume", title }, { address, item: null, title, description });
    return { ...page, context: { ...page.context, app } };
  });

/** The app's window in front of another page: the related one, or the first. */
const appPage = (
  { id, address, title, relatedAddress = "/" }: SiteContent["site"]["framedApps"][number],
  pages: readonly SitePage[],
  { site }: SiteContent,
): SitePage[] => {
  const behind = pages.find(({ path }) => path === relatedAddress);
  if (behind === undefined) return [];
  const description = filled(words.summaries.framedApp, { title, site: site.description });
  const shownTitle = behind.context.title;
  const own = { address, app: id, title, shownTitle, description, hasFeed: false };
  return [{ ...behind, path: address, context: { ...behind.context, ...own } }];
};

/** The window of a sealed application, beside General in its words and order. */
const applicationPage = (pages: readonly SitePage[]): SitePage[] => {
  const general = pages.find(({ context }) => context.section === "General");
  return (general ? [general] : pages.slice(0, 1)).map(({ component, context }) => ({
    path: APPLICATION_PATH,
    component: general ? "src/sections/application/page.tsx" : component,
    context: {
      ...context,
      section: general ? "Application" : context.section,
      ...{ address: APPLICATION_PATH, app: "application", title: words.titles.application },
      ...{ shownTitle: context.title, hasFeed: false, isPrivate: true },
    },
  }));
};

/** The first page of a site without sections, which shows nothing. */
const noSection = ({ site }: SiteContent): SitePage =>
  pageOf(
    { section: MARKDOWN_PAGE, title: site.title },
    { address: "/", item: null, title: null, description: site.description },
  );

/** Every page but that for unknown addresses: sections, their items, the résumé and the apps. */
export const sitePages = (content: SiteContent): SitePage[] => {
  const { sections, site } = content;
  const feeding = sections.filter(({ definition, items }) => definition?.hasFeed && items.length);
  const pages = sections.flatMap((section) =>
    sectionPages(section, content).map(({ context, ...page }): SitePage => {
      const hasFeed = feeding.includes(section) || (feeding.length > 0 && page.path === "/");
      return { ...page, context: { ...context, hasFeed } };
    }),
  );
  if (pages.length === 0) pages.push(noSection(content));
  return [
    ...pages,
    ...resumePages(content),
    ...applicationPage(pages),
    ...site.framedApps.flatMap((app) => appPage(app, pages, content)),
  ];
};
