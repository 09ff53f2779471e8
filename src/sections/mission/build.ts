import { defineCollection, defineSection } from "../../build/collection";
import { inlineWords } from "../../build/markdown/inlineHtml";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { missionSchema } from "./schema";

export const mission = defineSection({
  key: "Mission",
  collections: { mission: defineCollection({ schema: missionSchema, type: "Mission" }) },
  describe: ({ mission: { paragraphs } }, ownerName) =>
    paragraphs[0] === undefined
      ? filled(words.summaries.mission, { owner: ownerName })
      : inlineWords(paragraphs[0]),
});
