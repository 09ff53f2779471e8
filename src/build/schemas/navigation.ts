import { z } from "zod";
import { forGraphql } from "../graphqlMarks";
import { quote } from "../mistakes/quote";
import { notOneOf } from "../mistakes/sentence";
import { itemsOf, recordOf } from "../record";
import * as sections from "../sections";
import { always, icon, text, withOwnPages } from "./parts";

/** What the sections are called where the owner gives no other title. */
export const SECTION_KEYS: readonly string[] = Object.values(sections).map(({ key }) => key);

const isSection = (name: unknown): boolean => SECTION_KEYS.some((key) => key === name);

const item = z
  .strictObject({
    title: text('the section\'s title; without "section", that of a section which the site has'),
    section: forGraphql(z.enum(SECTION_KEYS).describe("the section, where its title is your own"), {
      isFilledIn: true,
    }).optional(),
    icon,
  })
  .superRefine((value: unknown, context) => {
    const { title, section } = recordOf(value);
    if (section !== undefined || typeof title !== "string" || isSection(title)) return;
    const sentence = notOneOf(title, SECTION_KEYS);
    const isSlip = sentence.endsWith("?");
    const message = isSlip
      ? sentence
      : `${sentence} For a title of your own, name the section, too: "section": "General".`;
    context.addIssue({ code: "custom", path: ["title"], message });
  }, always)
  .meta({
    if: { not: { required: ["section"] } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    then: { properties: { title: { enum: SECTION_KEYS } } },
  });

/** A section is named by its key, or else by its title. */
const keyOf = (item: unknown): unknown => recordOf(item).section ?? recordOf(item).title;

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
  .superRefine(withOwnPages("/", "title"), always)
  .describe("the sections in order, each with its icon");
