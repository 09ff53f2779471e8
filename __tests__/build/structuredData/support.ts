import type { Content, Project } from "../../../src/build/structuredData/content";
import type { PageContext } from "../../../src/lib/pageContext";

export const aPage = (given: Partial<PageContext> & Pick<PageContext, "address">): PageContext => ({
  section: "General",
  sectionTitle: given.section ?? "General",
  shows: given.address,
  item: null,
  app: null,
  title: "A page",
  description: "What it is.",
  ...given,
});

export const aProject = (name: string, given: Partial<Project["basics"]> = {}): Project => ({
  name,
  address: `/projects/${name}/`,
  lang: null,
  start: null,
  pictures: null,
  basics: { name: null, alias: null, keywords: null, year: { content: ["2020"] }, ...given },
});

const links = (...addresses: (string | null)[]) => addresses.map((link) => ({ link }));

/** A picture as the build has made it, in two sizes. */
export const aPicture = (name: string) => ({
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained" as const,
        width: 640,
        height: 400,
        images: {
          fallback: {
            src: `/portfolio/static/${name}-640.jpg`,
            srcSet: `/portfolio/static/${name}-640.jpg 640w,\n/portfolio/static/${name}-1280.jpg 1280w`,
          },
        },
      },
    },
  },
});

/** A site below a path prefix, with one of everything. */
export const someContent = (given: Partial<Content> = {}): Content => ({
  site: {
    title: "Alex’s desktop",
    language: "en",
    home: "https://example.com/portfolio/",
    resume: { address: "/resume/" },
    owner: { name: "Alex Example", role: "Engineer", summary: null, photo: null },
  },
  general: { paragraphs: ["I build things.", "And more."] },
  career: null,
  navigation: {
    nodes: [
      { section: "General", title: "General", address: "/" },
      { section: "Projects", title: "Projects", address: "/projects/" },
      { section: "Posts", title: "Posts", address: "/posts/" },
      { section: "Mission", title: "Mission", address: "/mission/" },
    ],
  },
  contacts: {
    nodes: [
      { heading: "Personal", topics: links(null, "https://example.com/notes") },
      {
        heading: "Social Media",
        topics: links("https://social.example/alex", "mailto:alex@example.com", null),
      },
    ],
  },
  projects: { nodes: [aProject("avocado"), aProject("makestar")] },
  posts: {
    nodes: [
      { name: "first post", address: "/posts/first-post/", lang: null, date: null, tags: [] },
    ],
  },
  ...given,
});
