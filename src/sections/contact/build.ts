import { defineCollection, defineSection } from "../../build/collection";
import { drawIcon } from "../../build/icons/findIcon";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { contactsSchema } from "./schema";

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
});
