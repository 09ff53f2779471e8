import { slugOf } from "../../../src/lib/slug";
import { aFramedApp, navigationOf } from "../../support/shell";

type Content = Queries.SitePagesQuery;
type Project = Content["projects"]["nodes"][number];
type Post = Content["posts"]["nodes"][number];

export const aProject = (name: string, given: Partial<Project> = {}): Project => ({
  name,
  address: `/projects/${slugOf(name)}/`,
  summary: `About ${name}.`,
  ...given,
});

export const aPost = (name: string): Post => ({
  name,
  address: `/posts/${slugOf(name)}/`,
  summary: `About ${name}.`,
});

/** What decides which pages there are; what a test is about is given. */
export const siteContent = ({
  titles = ["General", "Projects", "Posts"],
  projects = ["Oak", "Elm"],
  posts = ["marble", "paper"],
  usualProject = null,
  framed = ["Movie DB"],
  ...given
}: {
  titles?: readonly string[];
  projects?: readonly string[];
  posts?: readonly string[];
  usualProject?: string | null;
  framed?: readonly string[];
} & Partial<Pick<Content, "site">> = {}): Content => ({
  site: {
    description: "Ada's site.",
    owner: { name: "Ada", role: "Gardener" },
    resume: null,
    framedApps: framed.map((label) => aFramedApp(label)),
    defaults: { project: usualProject, theme: "dark", wallpaper: "bg1" },
  },
  wallpapers: { nodes: [] },
  ...given,
  navigation: {
    nodes: navigationOf(titles).map((item) => ({ ...item, summary: `About ${item.title}.` })),
  },
  projects: { nodes: projects.map((name) => aProject(name)) },
  posts: { nodes: posts.map((name) => aPost(name)) },
});
