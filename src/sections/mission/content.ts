import { z } from "zod";
import { blockWords } from "../../content/markdown";
import { prose } from "../../content/schema";
import { defineCollection, defineSection } from "../../content/section";
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
