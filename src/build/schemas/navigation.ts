import { z } from "zod";
import { quote } from "../diagnostics/quote";
import { notOneOf } from "../diagnostics/sentence";
import { itemsOf, recordOf } from "../record";
import * as sections from "../sections";
import { always, distinct, icon, text } from "./parts";
import { isInsideData } from "./pictureFile";

/** The sections' names, and their titles if the owner gives no others. */
export const SECTION_KEYS: readonly string[] = Object.values(sections).map(({ key }) => key);

const isSection = (name: unknown): boolean => SECTION_KEYS.some((key) => key === name);

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
  .superRefine((value: unknown, context) => {
    const { title, section, page } = recordOf(value);
    const complain = (key: string, message: string) =>
      context.addIssue({ code: "custom", path: [key], message });
    if (page !== undefined && section !== undefined) {
      complain("page", `"section" and "page" are both here. Keep one of them.`);
    }
    if ((page ?? section) !== undefined || typeof title !== "string" || isSection(title)) return;
    const sentence = notOneOf(title, SECTION_KEYS);
    const isSlip = sentence.endsWith("?");
    const message = isSlip
      ? sentence
      : `${sentence} For a title of your own, name the section, too: "section": "General"; or a page of yours: "page": "pages/talks.md".`;
    complain("title", message);
  }, always)
  .meta({
    not: { required: ["section", "page"] },
    if: { not: { anyOf: [{ required: ["section"] }, { required: ["page"] }] } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    then: { properties: { title: { enum: SECTION_KEYS } } },
  });

/** A section's key, or else its title; a page of the owner's has no key. */
const keyOf = (item: unknown): unknown => {
  const { section, title, page } = recordOf(item);
  return page === undefined ? (section ?? title) : undefined;
};

const eachSectionOnce = (list: unknown, context: z.core.$RefinementCtx): void => {
  const keys = itemsOf(list).map(keyOf);
  keys.forEach((key, index) => {
    const first = keys.indexOf(key);
    // Two equal titles are named below.
    if (!isSection(key) || first === index || recordOf(itemsOf(list)[index]).section === undefined)
      return;
    const message = `${quote(key)} is already the section of item ${first + 1}. A section can be shown once.`;
    context.addIssue({ code: "custom", path: [index, "section"], message });
  });
};

/** `data/navigation.json` */
export const navigationSchema = z
  .array(item)
  .superRefine(eachSectionOnce, always)
  .superRefine(distinct("title", "/"), always)
  .describe("the sections in order, each with its icon");
