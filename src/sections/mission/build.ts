import { z } from "zod";
import { defineCollection, defineSection } from "../../build/collection";
import { blockWords } from "../../build/markdown/inlineHtml";
import { prose } from "../../build/schemas/parts";
import { filled } from "../../words/filled";
import { words } from "../../words/words";

/** `data/mission.json` */
const schema = z.strictObject(prose).describe("the Mission section");

export const mission = defineSection({
  key: "Mission",
  collections: { mission: defineCollection({ schema, type: "Mission" }) },
  describe: ({ mission: { paragraphs } }, ownerName) =>
    paragraphs[0] === undefined
      ? filled(words.summaries.mission, { owner: ownerName })
      : blockWords(paragraphs[0]),
  text: ({ mission: { heading, paragraphs } }) => [heading, ...paragraphs].map(blockWords),
});
