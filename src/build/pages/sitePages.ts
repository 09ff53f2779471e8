import type { PageContext } from "../../contract/pageContext";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import type { SiteContent } from "../siteContent";
import { slugOf } from "../slug";

/** A page to be made. */
export interface SitePage {
  readonly path: string;
  /** The page component, below the project's root. */
  readonly component: string;
  readonly context: PageContext;
}

type Section = Pick<Queries.NavigationItem, "section" | "title" | "address" | "summary">;

const componentOf = ({ section }: Pick<Section, "section">): string =>
  `src/sections/${slugOf(section)}/page.tsx`;

/** The projects or posts of a section, each with a page of its own. */
const itemsOf = ({ section }: { readonly section: string }, { projects, posts }: SiteContent) => {
  if (section === "Projects") return projects;
  return section === "Posts" ? posts : [];
};

/** The address of the project or post that a section shows first. */
const firstItem = (section: Section, content: SiteContent): string | null => {
  const items = itemsOf(section, content);
  const usual = section.section === "Projects" ? content.site.defaults.project : undefined;
  return (items.find(({ name }) => name === usual) ?? items[0])?.address ?? null;
};

/** A page without an app's window. Its component is named after the section. */
const pageOf = (
  { section, title: sectionTitle }: Pick<Section, "section" | "title">,
  given: Pick<PageContext, "address" | "item" | "title" | "description">,
): SitePage => ({
  path: given.address,
  component: componentOf({ section }),
  context: { section, sectionTitle, shows: given.address, app: null, ...given },
});

const sectionPages = (section: Section, content: SiteContent): SitePage[] => {
  const { address, title, summary } = section;
  const isFirst = address === "/";
  return [
    pageOf(section, {
      address,
      item: firstItem(section, content),
      title: isFirst ? null : title,
      description: isFirst ? content.site.description : summary,
    }),
    ...itemsOf(section, content).map((item) =>
      pageOf(section, {
        address: item.address,
        item: item.address,
        title: item.name,
        description: item.summary,
      }),
    ),
  ];
};

/** The résumé in its own window, without another page behind it. */
const resumePage = ({ site }: SiteContent): SitePage[] => {
  if (!site.resume) return [];
  const { address } = site.resume;
  const title = words.titles.resume;
  const { name: owner, role } = site.owner;
  const description = filled(words.summaries.resume, { owner, role });
  const page = pageOf({ section: "Resume", title }, { address, item: null, title, description });
  return [{ ...page, context: { ...page.context, app: "resume" } }];
};

/** The app's window in front of the first page. */
const appPage = (
  { id, address, title }: Queries.FramedApp,
  arrival: SitePage,
  { site }: SiteContent,
): SitePage => {
  const description = filled(words.summaries.framedApp, { title, site: site.description });
  const context = { ...arrival.context, address, app: id, title, description };
  return { ...arrival, path: address, context };
};

/** The first page of a site without sections. */
const NO_SECTION: Section = { section: "General", title: "General", address: "/", summary: "" };

/** Every page but that for unknown addresses: sections, their items, the résumé and the apps. */
export const sitePages = (content: SiteContent): SitePage[] => {
  const { navigation, site } = content;
  const sections = navigation.length > 0 ? navigation : [NO_SECTION];
  const pages = sections.flatMap((section) => sectionPages(section, content));
  const hasPosts = pages.some(
    ({ context }) => context.section === "Posts" && context.item !== null,
  );
  const withFeed = ({ context, ...page }: SitePage): SitePage => {
    const hasFeed = hasPosts && (page.path === "/" || context.section === "Posts");
    return { ...page, context: { ...context, hasFeed } };
  };
  const arrival = pages.find(({ path }) => path === "/");
  return [
    ...pages.map(withFeed),
    ...resumePage(content),
    ...(arrival ? site.framedApps.map((app) => appPage(app, arrival, content)) : []),
  ];
};
