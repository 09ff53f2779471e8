import { z } from "zod";
import { quote } from "../../build/diagnostics/quote";
import { schemaMeta } from "../../build/schemaMeta";
import { checkSpan, end, start } from "../../build/schemas/dates";
import { languageTag } from "../../build/schemas/language";
import {
  distinct,
  entry,
  linkOrFile,
  pathOnSite,
  text,
  textEntry,
  texts,
} from "../../build/schemas/parts";
import { pictureFile } from "../../build/schemas/pictureFile";

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
      `${quote(input)} is not a year from ${FIRST_YEAR} to ${new Date().getFullYear()}, such as "2018", or a span of them, such as "2018–2020". For months or until now write "start" and "end" beside "name".`,
  })
  .meta({
    description: 'a year such as "2018", or a span such as "2018–2020"',
    pattern: "^\\d{4}([–-]\\d{4})?$",
  });

const link = z
  .strictObject({
    label: text("the link's words"),
    url: linkOrFile(
      "an address that begins with https:// or mailto:, or a file in static/",
      "file",
    ),
  })
  .register(schemaMeta, { type: "ProjectLink" });

const picture = z
  .strictObject({
    file: pictureFile("pictures/home.png"),
    alt: text("what the picture shows, for visitors who can't see it"),
    caption: text("a line below the picture").optional(),
  })
  .register(schemaMeta, { type: "ProjectPicture" });

/** A project of one's own has no company, and often no role. */
const fact = (what: string) => entry(what).default({ type: "array", content: [] });

/** A text of the project's story, told as an entry is. */
const storyText = (what: string) =>
  text(what).register(schemaMeta, { type: "Entry", names: "markdown" });

const textOrTexts = (what: string) =>
  z
    .union([text(what), texts(what)], {
      error: ({ input }) =>
        input === undefined
          ? undefined
          : 'This should be a text in "double quotes", or a list of texts.',
    })
    .describe(what)
    .register(schemaMeta, { type: "Entry", names: "markdown" });

const project = z
  .strictObject({
    name: text("the project's name, which no other project has"),
    lang: languageTag.optional(),
    start: start.optional(),
    end: end.optional(),
    links: z.array(link).describe("links to more about it").optional(),
    cover: pathOnSite(
      'a drawing for a project without pictures, such as "/covers/harbour.svg" for static/covers/harbour.svg',
      "drawing",
    ).optional(),
    pictures: z.array(picture).describe("pictures of it in order").optional(),
    problem: storyText("the problem").optional(),
    decisions: textOrTexts("what you decided, and why").optional(),
    outcome: storyText("the result").optional(),
    basics: z
      .strictObject({
        company: fact("the company"),
        name: entry("the project's full name").optional(),
        alias: entry("another name of the project").optional(),
        keywords: entry("keywords, for example the tools that were used").optional(),
        role: fact("what you were in the project"),
        year: textEntry(year, "when it was; optional beside a start")
          .register(schemaMeta, {
            type: "Entry",
          })
          .optional(),
      })
      .describe("the facts")
      .register(schemaMeta, { fields: "year: Entry!" }),
    description: z
      .strictObject({ whatWasDone: entry("what you did", "markdown").optional() })
      .describe("the story")
      .optional(),
    aboutCompany: z
      .strictObject({
        country: entry("the company's country").optional(),
        city: entry("the company's city").optional(),
        statement: entry("what the company does", "markdown").optional(),
      })
      .describe("the company")
      .optional(),
  })
  .superRefine(checkSpan("start", "end"))
  .refine(({ start: from, basics }) => from !== undefined || basics.year !== undefined, {
    path: ["basics", "year"],
    error: '"year" is missing. It should hold when it was.',
  });

/** `data/projects.json` */
export const projectsSchema = z
  .array(project)
  .superRefine(distinct("name", "/projects/"))
  .describe("the projects in order");
