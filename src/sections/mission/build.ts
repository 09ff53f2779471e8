import { inlineWords } from "../../build/markdown/inlineHtml";
import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { filled } from "../../words/filled";
import { siteWords } from "../../words/siteWords";
import { missionSchema } from "./schema";

export const mission = defineSection({
  key: "Mission",
  slices: { mission: defineSlice({ schema: missionSchema, type: "Mission" }) },
  describe: ({ mission: { paragraphs } }, ownerName) =>
    paragraphs[0] === undefined
      ? filled(siteWords.summaries.mission, { owner: ownerName })
      : inlineWords(paragraphs[0]),
});
