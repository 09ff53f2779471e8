import { z } from "zod";
import { forGraphql } from "../../build/graphqlMarks";
import { quote } from "../../build/mistakes/quote";
import { entry, textEntry } from "../../build/schemas/entry";
import { always, text, withOwnPages } from "../../build/schemas/parts";

const FIRST_YEAR = 2015;

/** "2018", or a span such as "2018–2020" (with an en dash or a hyphen), none before 2015 or in the future. */
function isYearOrSpan(value: string, thisYear: number): boolean {
  const years = /^(\d{4})(?:[–-](\d{4}))?$/.exec(value);
  if (years === null) return false;
  const start = Number(years[1]);
  const end = Number(years[2] ?? years[1]);
  return FIRST_YEAR <= start && start <= end && end <= thisYear;
}

const year = z
  .string()
  .refine((value) => isYearOrSpan(value, new Date().getFullYear()), {
    error: ({ input }) =>
      `${quote(input)} is not a year from ${FIRST_YEAR} to ${new Date().getFullYear()}, such as "2018", or a span of them, such as "2018–2020".`,
  })
  .meta({
    description: 'a year such as "2018", or a span such as "2018–2020"',
    pattern: "^\\d{4}([–-]\\d{4})?$",
  });

const project = z.strictObject({
  name: text("the project's name, which no other project has"),
  basics: z
    .strictObject({
      company: entry("the company"),
      name: entry("the project's full name").optional(),
      alias: entry("another name of the project").optional(),
      keywords: entry("keywords, for example the tools that were used").optional(),
      role: entry("what you were in the project"),
      year: forGraphql(textEntry(year, "when it was"), { type: "Entry" }),
    })
    .describe("the facts"),
  description: z
    .strictObject({ whatWasDone: entry("what you did").optional() })
    .describe("the story")
    .optional(),
  aboutCompany: z
    .strictObject({
      country: entry("the company's country").optional(),
      city: entry("the company's city").optional(),
      statement: entry("what the company does").optional(),
    })
    .describe("the company")
    .optional(),
});

/** `data/projects.json` */
export const projectsSchema = z
  .array(project)
  .superRefine(withOwnPages("/projects/"), always)
  .describe("the projects in order");
