import { z } from "zod";
import { notOneOf } from "../../build/diagnostics/sentence";
import { mark } from "../../build/marks";
import { itemsOf, recordOf } from "../../build/record";
import {
  always,
  distinct,
  email,
  exactlyOneOf,
  exactlyOneOfMeta,
  icon,
  link,
  text,
} from "../../build/schemas/parts";

const SOCIAL_MEDIA = "Social Media";
const USAGES = ["High usage", "Medium usage", "Low usage"] as const;

const contactTopic = mark(
  z
    .strictObject({
      name: text("what the contact is called"),
      level: text("a few words about it"),
      mail: email("an e-mail address").optional(),
      link: link("an address that begins with https:// or mailto:").optional(),
      icon,
    })
    .superRefine(exactlyOneOf("mail", "link"), always)
    .meta(exactlyOneOfMeta("mail", "link")),
  { type: "ContactTopic" },
);

const contactGroup = z
  .strictObject({
    heading: text("the group's heading"),
    topics: z.array(contactTopic).describe("the contacts in order"),
  })
  .superRefine((group: unknown, context) => {
    const { heading, topics } = recordOf(group);
    if (heading !== SOCIAL_MEDIA) return;
    itemsOf(topics).forEach((topic, index) => {
      const { level } = recordOf(topic);
      if (typeof level !== "string" || USAGES.some((usage) => usage === level)) return;
      const message = notOneOf(level, USAGES);
      context.addIssue({ code: "custom", path: ["topics", index, "level"], message });
    });
  }, always)
  .meta({
    if: { properties: { heading: { const: SOCIAL_MEDIA } } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
    then: { properties: { topics: { items: { properties: { level: { enum: USAGES } } } } } },
  });

/** `data/contacts.json` */
export const contactsSchema = z
  .array(contactGroup)
  .superRefine(distinct("heading"), always)
  .describe("the Contact section: groups of contacts in order");
