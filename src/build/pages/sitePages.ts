import type { PageContext } from "../../lib/pageContext";
import { slugOf } from "../../lib/slug";
import { filled } from "../../words/filled";
import { siteWords } from "../../words/siteWords";
import * as sections from "../sections";
import type { SiteContent } from "../siteContent";

/** A page to be made. */
export interface SitePage {
  readonly path: string;
  /** The page component, below the project's root. */
  readonly component: string;
  readonly context: PageContext;
}

const RESUME_TITLE = siteWords.titles.resume;

type Content = Pick<SiteContent, "site" | "navigation" | "projects" | "posts">;
type Section = Pick<Queries.NavigationItem, "section" | "title" | "address" | "summary">;

const componentOf = ({ section }: Pick<Section, "section">): string =>
  `src/sections/${slugOf(section)}/page.tsx`;

/** Every page component, also those of sections that the owner left out. */
export const pageComponents = (): string[] =>
  [...Object.values(sections).map(({ key }) => key), "Markdown Page", "Resume"].map((section) =>
    componentOf({ section }),
  );

/** Those that a section lists, each with a page of its own. */
export const itemsOf = (
  { section }: { readonly section: string },
  { projects, posts }: Pick<Content, "projects" | "posts">,
) => {
  if (section === "Projects") return projects;
  return section === "Posts" ? posts : [];
};

/** The project or post that a section shows first. */
const firstItem = (section: Section, content: Content): string | null => {
  const items = itemsOf(section, content);
  const usual = section.section === "Projects" ? content.site.defaults.project : undefined;
  return (items.find(({ name }) => name === usual) ?? items[0])?.address ?? null;
};

const sectionPage = (section: Section, content: Content): SitePage => {
  const { address, title } = section;
  return {
    path: address,
    component: componentOf(section),
    context: {
      address,
      section: section.section,
      sectionTitle: title,
      shows: address,
      item: firstItem(section, content),
      app: null,
      title: address === "/" ? null : title,
      description: address === "/" ? content.site.description : section.summary,
    },
  };
};

const itemPages = (section: Section, content: Content): SitePage[] =>
  itemsOf(section, content).map(({ name, address, summary }) => ({
    path: address,
    component: componentOf(section),
    context: {
      address,
      section: section.section,
      sectionTitle: section.title,
      shows: address,
      item: address,
      app: null,
      title: name,
      description: summary,
    },
  }));

/** The résumé in a window of its own, with nothing of the other pages behind it. */
const resumePage = (content: Content): SitePage[] => {
  const { site } = content;
  if (!site.resume) return [];
  const { address } = site.resume;
  const context: PageContext = {
    address,
    section: "Resume",
    sectionTitle: RESUME_TITLE,
    shows: address,
    item: null,
    app: "resume",
    title: RESUME_TITLE,
    description: filled(siteWords.summaries.resume, {
      owner: site.owner.name,
      role: site.owner.role,
    }),
  };
  return [{ path: address, component: "src/sections/resume/page.tsx", context }];
};

/** The app's window stands in front of what a visitor finds on arrival. */
const appPage = (
  { id, address, title }: Queries.FramedApp,
  arrival: SitePage,
  content: Content,
): SitePage => ({
  ...arrival,
  path: address,
  context: {
    ...arrival.context,
    address,
    app: id,
    title,
    description: filled(siteWords.summaries.framedApp, {
      title,
      site: content.site.description,
    }),
  },
});

/** Stands for the arrival where the owner has taken every section out: About Me says so. */
const NO_SECTION: Section = { section: "General", title: "General", address: "/", summary: "" };

/** Every page but that for unknown addresses: the sections that the owner has, what they list, and the apps. */
export const sitePages = (content: Content): SitePage[] => {
  const { navigation } = content;
  const sections = navigation.length > 0 ? navigation : [NO_SECTION];
  const pages = sections.flatMap((section) => [
    sectionPage(section, content),
    ...itemPages(section, content),
  ]);
  const arrival = pages.find(({ path }) => path === "/");
  const hasPosts = pages.some(
    ({ context }) => context.section === "Posts" && context.item !== null,
  );
  return [
    ...pages.map(({ context, ...page }) => ({
      ...page,
      context: {
        ...context,
        hasFeed: hasPosts && (page.path === "/" || context.section === "Posts"),
      },
    })),
    ...resumePage(content),
    ...(arrival ? content.site.framedApps.map((app) => appPage(app, arrival, content)) : []),
  ];
};
