import { MOVIE_PLATFORM } from "../../apps/movie-platform/place";
import type { PageContext } from "../../lib/pageContext";
import { slugOf } from "../../lib/slug";
import { describePost, describeProject, describeSection } from "./describePages";

/** A page to be made. */
export interface SitePage {
  readonly path: string;
  /** The page component, below the project's root. */
  readonly component: string;
  readonly context: PageContext;
}

type Section = Queries.SitePagesQuery["navigation"]["nodes"][number];

const componentOf = ({ title }: Section): string => `src/sections/${slugOf(title)}/page.tsx`;

/** The project or post that a section shows first. */
const firstItem = ({ title }: Section, content: Queries.SitePagesQuery): string | null => {
  const { projects, posts, site } = content;
  if (title === "Posts") return posts.nodes[0]?.address ?? null;
  if (title !== "Projects") return null;
  const usual = projects.nodes.find(({ name }) => name === site?.defaults.project);
  return (usual ?? projects.nodes[0])?.address ?? null;
};

const sectionPage = (section: Section, content: Queries.SitePagesQuery): SitePage => ({
  path: section.address,
  component: componentOf(section),
  context: {
    address: section.address,
    section: section.title,
    shows: section.address,
    item: firstItem(section, content),
    app: null,
    title: section.address === "/" ? null : section.title,
    description:
      section.address === "/"
        ? (content.site?.description ?? "")
        : describeSection(section.title, content),
  },
});

const itemPages = (section: Section, content: Queries.SitePagesQuery): SitePage[] => {
  const page = (name: string, address: string, description: string): SitePage => ({
    path: address,
    component: componentOf(section),
    context: {
      address,
      section: section.title,
      shows: address,
      item: address,
      app: null,
      title: name,
      description,
    },
  });
  if (section.title === "Projects") {
    return content.projects.nodes.map((project) =>
      page(project.name, project.address, describeProject(project)),
    );
  }
  if (section.title !== "Posts") return [];
  return content.posts.nodes.map((post) => page(post.name, post.address, describePost(post)));
};

/** The app's window stands in front of what a visitor finds on arrival. */
const appPage = (arrival: SitePage, content: Queries.SitePagesQuery): SitePage => {
  const { id, address, title } = MOVIE_PLATFORM;
  return {
    ...arrival,
    path: address,
    context: {
      ...arrival.context,
      address,
      app: id,
      title,
      description: `${title}, in a window. ${content.site?.description ?? ""}`,
    },
  };
};

/** Stands for the arrival where the owner has taken every section out: About Me says so. */
const NO_SECTION: Section = { title: "General", address: "/" };

/** Every page but that for unknown addresses: the sections that the owner has, what they list, and the apps. */
export const sitePages = (content: Queries.SitePagesQuery): SitePage[] => {
  const { nodes } = content.navigation;
  const sections = nodes.length > 0 ? nodes : [NO_SECTION];
  const pages = sections.flatMap((section) => [
    sectionPage(section, content),
    ...itemPages(section, content),
  ]);
  const arrival = pages.find(({ path }) => path === "/");
  return arrival ? [...pages, appPage(arrival, content)] : pages;
};
