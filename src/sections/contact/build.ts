import { drawIcon } from "../../build/icons/findIcon";
import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { filled } from "../../words/filled";
import { siteWords } from "../../words/siteWords";
import { contactsSchema } from "./schema";

export const contact = defineSection({
  key: "Contact",
  slices: {
    contacts: defineSlice({
      schema: contactsSchema,
      type: "ContactGroup",
      prepare: (groups) =>
        groups.map(({ heading, topics }) => ({
          heading,
          topics: topics.map((topic) => ({ ...topic, icon: drawIcon(topic.icon) })),
        })),
    }),
  },
  describe: (_content, ownerName) => filled(siteWords.summaries.contact, { owner: ownerName }),
});
