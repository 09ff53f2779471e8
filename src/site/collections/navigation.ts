import { z } from "zod";
import { quote } from "../../content/diagnostics";
import { notOneOf } from "../../content/json";
import { distinct, icon, isInsideData, text } from "../../content/schema";
import * as sections from "./sections";

/** The sections' names, and their titles if the owner gives no others. */
export const SECTION_KEYS: readonly string[] = Object.values(sections).map(({ key }) => key);

/** Whether this can be the path of a page's text. */
export const isPagePath = (file: string): boolean => isInsideData(file) && file.endsWith(".md");

const page = z
  .string()
  .refine(isPagePath, {
    error: ({ input }) =>
      `${quote(input)} is not the path of a Markdown file inside data/, such as "pages/talks.md".`,
  })
  .describe('a section of your own: the path of its text inside data/, such as "pages/talks.md"');

const item = z
  .strictObject({
    title: text("the section's title; without \"section\", that of one of the site's sections"),
    section: z.enum(SECTION_KEYS).describe("the section, where its title is your own").optional(),
    page: page.optional(),
    icon,
  })
  .superRefine(({ title, section, page }, context) => {
    const complain = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    if (page !== undefined && section !== undefined) {
      complain("page", `"section" and "page" are both here. Keep one of them.`);
    }
    if ((page ?? section) !== undefined || SECTION_KEYS.includes(title)) return;
    const unknown = notOneOf(title, SECTION_KEYS);
    const message = unknown.endsWith("?")
      ? unknown
      : `${unknown} For a title of your own, name the section, too: "section": "General"; or a page of yours: "page": "pages/talks.md".`;
    complain("title", message);
  });

type Item = z.output<typeof item>;

const eachSectionOnce = (list: readonly Item[], context: z.core.$RefinementCtx): void => {
  list.forEach(({ section, page }, index) => {
    // Two equal titles are named below.
    if (section === undefined || page !== undefined) return;
    const first = list.findIndex(
      (other) => other.page === undefined && (other.section ?? other.title) === section,
    );
    if (first === index) return;
    const message = `${quote(section)} is already the section of item ${first + 1}. A section can be shown once.`;
    context.addIssue({ code: "custom", path: [index, "section"], message });
  });
};

/** `data/navigation.json` */
export const navigationSchema = z
  .array(item)
  .superRefine(eachSectionOnce)
  .superRefine(distinct("title", "/"))
  .describe("the sections in order, each with its icon");
