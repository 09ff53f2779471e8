import { inlineWords } from "../../build/markdown/inlineHtml";
import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { missionSchema } from "./schema";

export const mission = defineSection({
  key: "Mission",
  slices: { mission: defineSlice({ schema: missionSchema, type: "Mission" }) },
  describe: ({ mission: { paragraphs } }, ownerName) =>
    paragraphs[0] === undefined ? `What ${ownerName} works for.` : inlineWords(paragraphs[0]),
});
