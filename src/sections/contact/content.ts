import { z } from "zod";
import { drawIcon } from "../../content/icons";
import { notOneOf } from "../../content/json";
import { email, exactlyOneOf, groups, icon, link, schemaMeta, text } from "../../content/schema";
import { defineCollection, defineSection } from "../../content/section";
import { linkPlace, mailOfLink } from "../../contract/addresses";
import { filled } from "../../words/filled";
import { words } from "../../words/words";

const SOCIAL_MEDIA = "Social Media";
const USAGES = ["High usage", "Medium usage", "Low usage"];

const contactTopic = z
  .strictObject({
    name: text("what the contact is called"),
    level: text("a few words about it"),
    mail: email("an e-mail address").optional(),
    link: link("an address that begins with https:// or mailto:").optional(),
    icon,
  })
  .superRefine(exactlyOneOf("mail", "link"))
  .register(schemaMeta, { type: "ContactTopic" });

/** `data/contacts.json` */
export const contactsSchema = groups(
  contactTopic,
  "the contacts in order",
  ({ heading, topics }, context) => {
    if (heading !== SOCIAL_MEDIA) return;
    topics.forEach(({ level }, index) => {
      if (USAGES.includes(level)) return;
      const message = notOneOf(level, USAGES);
      context.addIssue({ code: "custom", path: ["topics", index, "level"], message });
    });
  },
).describe("the Contact section: groups of contacts in order");

export const contact = defineSection({
  key: "Contact",
  collections: {
    contacts: defineCollection({
      schema: contactsSchema,
      type: "ContactGroup",
      prepare: (groups) =>
        groups.map(({ heading, topics }) => ({
          heading,
          topics: topics.map((topic) => ({ ...topic, icon: drawIcon(topic.icon) })),
        })),
    }),
  },
  describe: (_content, ownerName) => filled(words.summaries.contact, { owner: ownerName }),
  items: ({ contacts }) =>
    contacts.flatMap(({ heading, topics }) =>
      topics.map(({ name, level, link: address }) => ({
        name,
        note: level,
        text: [heading, address && mailOfLink(address) === null && linkPlace(address)],
      })),
    ),
});
