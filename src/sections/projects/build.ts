import type { z } from "zod";
import { inlineWords } from "../../build/markdown/inlineHtml";
import { listed } from "../../build/pages/listed";
import { PAGE_FIELDS, pageAddress } from "../../build/pages/pageAddress";
import { shortened } from "../../build/pages/shortened";
import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { projectsSchema } from "./schema";

type Project = z.output<typeof projectsSchema>[number];
type Entry = Project["basics"]["company"];

const textsOf = ({ content }: Entry): string[] =>
  typeof content === "string" ? [content] : content;

/** Who did what, where and when. Any of it may be an empty list. */
export const summaryOf = ({ basics, description }: Project): string => {
  const [role, company, year] = [basics.role, basics.company, basics.year].map((entry) =>
    textsOf(entry).join(", "),
  );
  const whatWasDone = description?.whatWasDone;
  const place = [role, company].filter(Boolean).join(" at ");
  const facts = [place, year].filter(Boolean).join(", ");
  return shortened(`${facts}. ${whatWasDone ? inlineWords(textsOf(whatWasDone)[0] ?? "") : ""}`);
};

const withLists = (entries: Partial<Record<string, Entry>>) =>
  Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [
      key,
      entry && { type: entry.type, content: textsOf(entry) },
    ]),
  );

export const projects = defineSection({
  key: "Projects",
  slices: {
    projects: defineSlice({
      schema: projectsSchema,
      type: "Project",
      addedFields: PAGE_FIELDS,
      prepare: (list, folder) =>
        list.map((project) => ({
          name: project.name,
          address: pageAddress(folder, project.name),
          summary: summaryOf(project),
          basics: withLists(project.basics),
          description: project.description && withLists(project.description),
          aboutCompany: project.aboutCompany && withLists(project.aboutCompany),
        })),
    }),
  },
  describe: (content, ownerName) =>
    listed(
      `Projects of ${ownerName}`,
      content.projects.map(({ name }) => name),
    ),
});
