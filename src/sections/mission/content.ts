import { z } from "zod";
import { defineCollection, defineSection } from "../../content/section/collection";
import { blockWords } from "../../content/markdown/inlineHtml";
import { prose } from "../../content/schema/parts";
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
