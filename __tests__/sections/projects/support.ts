import type { Entry, Project } from "../../../src/sections/projects/content";

export const text = (content: string): Entry => ({ type: "text", content: [content] });
export const list = (...content: string[]): Entry => ({ type: "array", content });

/** A project with only what it must have; what a test is about is given. */
export const aProject = (
  name: string,
  given: Partial<Omit<Project, "basics">> & { basics?: Partial<Project["basics"]> } = {},
): Project => ({
  name,
  address: `/projects/${name.toLowerCase()}/`,
  language: null,
  links: null,
  pictures: null,
  coverPath: `/covers/${name.toLowerCase()}.svg`,
  problem: null,
  decisions: null,
  outcome: null,
  description: null,
  aboutCompany: null,
  ...given,
  basics: {
    company: text(`${name} Ltd`),
    name: null,
    alias: null,
    keywords: null,
    role: text("Engineer"),
    year: text("2020"),
    ...given.basics,
  },
});

/** Projects as the list has them. */
export const inList = (projects: readonly Project[]) =>
  projects.map((project) => ({ ...project, coverPicture: null }));

/** What each page of the section brings: its own address that of the first project. */
export const projectPages = (
  projects: readonly Project[],
): Record<string, Queries.ProjectsPageQuery> => {
  const nodes = inList(projects);
  const content = (project: Project | null) => ({ projects: { nodes }, project });
  const pages = projects.map((project) => [project.address, content(project)]);
  return { "/projects/": content(projects[0] ?? null), ...Object.fromEntries(pages) };
};
