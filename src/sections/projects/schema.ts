import { z } from "zod";
import { checkSpan, end, FIRST_YEAR, start } from "../../content/dates";
import { orRather, quote } from "../../content/diagnostics";
import { draft } from "../../content/markdown";
import {
  addressOrPath,
  checkedString,
  distinct,
  drawing,
  entry,
  isPathOnSite,
  languageTag,
  linkOrPath,
  pictureFile,
  schemaMeta,
  text,
  textEntry,
  textOrTexts,
  wholeText,
} from "../../content/schema";

/** "2018", or a span such as "2018–2020" (with an en dash or a hyphen), none in the future. */
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
    url: linkOrPath(
      "an address that begins with https:// or mailto:, or a path on this site",
      "place",
    ),
  })
  .register(schemaMeta, { type: "ProjectLink", fields: "place: String" });

const pictureTexts = {
  alt: text("what the picture shows, for visitors who can't see it"),
  caption: text("a line below the picture").optional(),
};

const picture = z
  .strictObject({ file: pictureFile("pictures/home.png"), ...pictureTexts })
  .register(schemaMeta, { type: "ProjectPicture" });

const NONE = { type: "array", content: [] as string[] } as const;

/** A project of one's own has no company, and often no role. */
const fact = (what: string) => entry(what).default(NONE);

const storyText = (what: string) =>
  text(what).register(schemaMeta, { type: "Entry", names: "markdown" });

/** A folder's page, or a file: hosts differ in what they do without the slash. */
const isPagePath = (path: string): boolean =>
  isPathOnSite(path) && /^[^?#]*(?:\/|\.html)$/.test(path);

const experiment = checkedString((path) =>
  isPagePath(path)
    ? undefined
    : `${quote(path)} is not the path of a page in static/, such as "/experiments/scrolling/" for static/experiments/scrolling/index.html.${orRather([`${path}/`, `/${path}`, `/${path}/`].find(isPagePath))}`,
)
  .meta({
    description:
      'the path of a page in static/ that measures the result on the visitor\'s machine, such as "/experiments/scrolling/"',
    pattern: "^/(?!/)[^?#]*(/|\\.html)$",
  })
  .register(schemaMeta, { names: "ownPage" });

/** The keys that are the same in both forms of a project. */
const shared = {
  name: text("the project's name, which no other project has"),
  lang: languageTag.optional(),
  start: start.optional(),
  end: end.optional(),
  resume: z.boolean().describe("false leaves it out of the résumé").optional(),
  live: addressOrPath(
    "the address at which it runs, or the path of its page in static/",
    "place",
  ).optional(),
  refusesFrames: z
    .boolean()
    .describe(
      "whether the site at `live` refuses to be framed: then its window shows a picture and a link",
    )
    .optional(),
  experiment: experiment.optional(),
  links: z.array(link).describe("links to more about it").optional(),
  problem: storyText("the problem").optional(),
  decisions: textOrTexts("what you decided, and why", "markdown").optional(),
  outcome: storyText("what came of it").optional(),
  result: text('the result as a figure, such as "−50 % waiting time"')
    .register(schemaMeta, { type: "ResultParts" })
    .optional(),
};

const project = z
  .strictObject({
    ...shared,
    cover: drawing.optional(),
    pictures: z.array(picture).describe("pictures of it in order").optional(),
    basics: z
      .strictObject({
        company: fact("the company"),
        name: entry("the project's full name").optional(),
        alias: entry("another name of the project").optional(),
        keywords: entry("keywords, for example the tools that were used").optional(),
        role: fact("what you were in the project"),
        year: z
          .union([year, textEntry(year, "when it was")])
          .describe("when it was, instead of a start")
          .register(schemaMeta, { type: "Entry" })
          .optional(),
      })
      .describe("the facts")
      .register(schemaMeta, { fields: "year: Entry!" })
      .default({ company: NONE, role: NONE }),
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
  .superRefine(checkSpan("start", "end"));

/** `data/projects.json` */
export const projectsSchema = z
  .array(project)
  .superRefine(distinct("name", "/projects/"))
  .describe("the projects in order");

const besideText = text("a picture's file, seen from this one");

/** The beginning of a project in Markdown, whose text is what was done. */
export const projectFrontMatter = z
  .strictObject({
    ...shared,
    summary: text("about a sentence, for search engines and those who show a link").optional(),
    company: textOrTexts("the company").optional(),
    role: textOrTexts("what you were in the project").optional(),
    fullName: text("the project's full name").optional(),
    alias: text("another name of the project").optional(),
    keywords: textOrTexts("keywords, for example the tools that were used").optional(),
    year: year.optional(),
    pictures: z
      .array(z.strictObject({ file: besideText, ...pictureTexts }))
      .describe("pictures of it in order")
      .optional(),
    cover: z
      .union([
        drawing,
        besideText,
        z.strictObject({ file: besideText, alt: wholeText().describe("what the picture shows") }),
      ])
      .describe('its first picture, or a drawing in static/ such as "/covers/harbour.svg"')
      .optional(),
    country: text("the company's country").optional(),
    city: text("the company's city").optional(),
    statement: storyText("what the company does").optional(),
    order: z
      .string()
      .regex(/^-?\d+$/, { error: ({ input }) => `${quote(input)} is not a whole number.` })
      .describe("a whole number, the least first; projects without one follow, the newest first")
      .optional(),
    draft: draft("project"),
  })
  .superRefine(checkSpan("start", "end"))
  .describe("the front matter of a project");

export type ProjectFrontMatter = z.output<typeof projectFrontMatter>;

/** A project in Markdown as `projects.json` would have it; `fileOf` gives a picture's path inside `data/`. */
export const asListed = (
  { company, role, fullName, alias, keywords, year, ...front }: ProjectFrontMatter,
  fileOf: (picture: string) => string,
) => {
  const { cover, pictures = [], country, city, statement, ...rest } = front;
  const { summary: _, order: __, draft: ___, ...others } = rest;
  const isDrawing = typeof cover === "string" && cover.startsWith("/");
  const first = typeof cover === "string" ? { file: cover, alt: "" } : cover;
  const shown = pictures.find(({ file }) => file === first?.file) ?? {
    ...first,
    alt: first?.alt || front.name,
  };
  return {
    ...others,
    ...(isDrawing && { cover }),
    pictures: [
      ...(first && !isDrawing ? [shown] : []),
      ...pictures.filter((it) => it !== shown),
    ].map((it) => ({ ...it, file: fileOf(it.file ?? "") })),
    basics: {
      ...{ company, role, name: fullName, alias, year },
      keywords: typeof keywords === "string" ? keywords.split(/\s*,\s*/).filter(Boolean) : keywords,
    },
    aboutCompany: { country, city, statement },
  };
};
