import type { PageContext } from "../../lib/pageContext";
import { slugOf } from "../../lib/slug";

/** A page to be made. */
export interface SitePage {
  readonly path: string;
  /** The page component, below the project's root. */
  readonly component: string;
  readonly context: PageContext;
}

const RESUME_TITLE = "Résumé";

type Content = Queries.SitePagesQuery;
type Section = Content["navigation"]["nodes"][number];
type FramedApp = NonNullable<Content["site"]>["framedApps"][number];

const componentOf = ({ section }: Section): string => `src/sections/${slugOf(section)}/page.tsx`;

/** Those that a section lists, each with a page of its own. */
const itemsOf = ({ section }: Section, { projects, posts }: Content) => {
  if (section === "Projects") return projects.nodes;
  return section === "Posts" ? posts.nodes : [];
};

/** The project or post that a section shows first. */
const firstItem = (section: Section, content: Content): string | null => {
  const items = itemsOf(section, content);
  const usual = section.section === "Projects" ? content.site?.defaults.project : undefined;
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
      description: address === "/" ? (content.site?.description ?? "") : section.summary,
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
  if (!site?.resume) return [];
  const { address } = site.resume;
  const context: PageContext = {
    address,
    section: "Resume",
    sectionTitle: RESUME_TITLE,
    shows: address,
    item: null,
    app: "resume",
    title: RESUME_TITLE,
    description: `${RESUME_TITLE} of ${site.owner.name}, ${site.owner.role}.`,
  };
  return [{ path: address, component: "src/sections/resume/page.tsx", context }];
};

/** The app's window stands in front of what a visitor finds on arrival. */
const appPage = (
  { id, address, title }: FramedApp,
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
    description: `${title}, in a window. ${content.site?.description ?? ""}`,
  },
});

/** Stands for the arrival where the owner has taken every section out: About Me says so. */
const NO_SECTION: Section = { section: "General", title: "General", address: "/", summary: "" };

/** Every page but that for unknown addresses: the sections that the owner has, what they list, and the apps. */
export const sitePages = (content: Content): SitePage[] => {
  const { nodes } = content.navigation;
  const sections = nodes.length > 0 ? nodes : [NO_SECTION];
  const pages = sections.flatMap((section) => [
    sectionPage(section, content),
    ...itemPages(section, content),
  ]);
  const arrival = pages.find(({ path }) => path === "/");
  const apps = content.site?.framedApps ?? [];
  return [
    ...pages,
    ...resumePage(content),
    ...(arrival ? apps.map((app) => appPage(app, arrival, content)) : []),
  ];
};
