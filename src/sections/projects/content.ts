import * as v from "valibot";
import { languageContent } from "../languageContent";
import { pictureContent } from "../pictureContent";
import { projectCoverContent } from "../projectCoverContent";

export type Project = NonNullable<Queries.ProjectsPageQuery["project"]>;
export type ListedProject = Queries.ProjectsPageQuery["projects"]["nodes"][number];
export type Picture = NonNullable<Project["pictures"]>[number];
export type Entry = Project["basics"]["company"];

const entry = v.object({ type: v.picklist(["text", "array"]), content: v.array(v.string()) });
const perhaps = v.nullable(entry);

const content: v.GenericSchema<Queries.ProjectsPageQuery> = v.object({
  projects: v.object({
    nodes: v.array(
      v.object({
        name: v.string(),
        address: v.string(),
        language: languageContent,
        basics: v.object({ company: entry, year: entry }),
        ...projectCoverContent.entries,
      }),
    ),
  }),
  project: v.nullable(
    v.object({
      name: v.string(),
      address: v.string(),
      language: languageContent,
      coverPath: v.nullable(v.string()),
      links: v.nullable(v.array(v.object({ label: v.string(), url: v.string() }))),
      pictures: v.nullable(
        v.array(
          v.object({
            alt: v.string(),
            caption: v.nullable(v.string()),
            file: pictureContent,
          }),
        ),
      ),
      problem: perhaps,
      decisions: perhaps,
      outcome: perhaps,
      basics: v.object({
        company: entry,
        name: perhaps,
        alias: perhaps,
        keywords: perhaps,
        role: entry,
        year: entry,
      }),
      description: v.nullable(v.object({ whatWasDone: perhaps })),
      aboutCompany: v.nullable(v.object({ country: perhaps, city: perhaps, statement: perhaps })),
    }),
  ),
});

export const isContent = (data: unknown): data is Queries.ProjectsPageQuery => v.is(content, data);
