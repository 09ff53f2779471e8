import { slugOf } from "../../../src/lib/slug";
import { navigationOf } from "../../support/shell";

type Content = Queries.SitePagesQuery;
type Project = Content["projects"]["nodes"][number];
type Post = Content["posts"]["nodes"][number];

export const aProject = (name: string, given: Partial<Project> = {}): Project => ({
  name,
  address: `/projects/${slugOf(name)}/`,
  basics: {
    company: { content: [`${name} Ltd`] },
    role: { content: ["Engineer"] },
    year: { content: ["2020"] },
  },
  description: { whatWasDone: { content: ["Planted it.", "Watered it."] } },
  ...given,
});

export const aPost = (name: string, beginning = `The beginning of ${name}.`): Post => ({
  name,
  address: `/posts/${slugOf(name)}/`,
  introduction: { paragraph1: { content: beginning } },
});

/** What decides which pages there are; what a test is about is given. */
export const siteContent = ({
  titles = ["General", "Projects", "Posts"],
  projects = ["Oak", "Elm"],
  posts = ["marble", "paper"],
  usualProject = null,
  ...given
}: {
  titles?: readonly string[];
  projects?: readonly string[];
  posts?: readonly string[];
  usualProject?: string | null;
} & Partial<Pick<Content, "site" | "mission" | "interests">> = {}): Content => ({
  site: {
    description: "Ada's site.",
    owner: { name: "Ada", role: "Gardener" },
    defaults: { project: usualProject, theme: "dark", wallpaper: "bg1" },
  },
  wallpapers: { nodes: [] },
  mission: { paragraphs: ["To plant trees."] },
  interests: { nodes: [{ heading: "Trees" }, { heading: "Shrubs" }] },
  ...given,
  navigation: { nodes: navigationOf(titles) },
  projects: { nodes: projects.map((name) => aProject(name)) },
  posts: { nodes: posts.map((name) => aPost(name)) },
});
