import type { Entry, Project } from "../../../../../src/content/projects";

export const text = (content: string): Entry => ({ type: "text", content: [content] });
export const list = (...content: string[]): Entry => ({ type: "array", content });

/** A project with only what it must have; what a test is about is given. */
export const aProject = (
  name: string,
  given: Partial<Omit<Project, "basics">> & { basics?: Partial<Project["basics"]> } = {},
): Project => ({
  name,
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
