import type { z } from "zod";
import { drawIcon } from "../../build/icons/findIcon";
import { defineSection } from "../../build/sectionDefinition";
import { defineSlice } from "../../build/slice";
import { siteWords } from "../../words/siteWords";
import { attributionSchema, settingsSchema } from "./schema";

const prepare = (groups: z.output<typeof settingsSchema>) =>
  groups.map(({ heading, topics }) => ({
    heading,
    topics: topics.map(({ icon, ...topic }) => ({
      ...topic,
      level: topic.link,
      icon: icon === undefined ? undefined : drawIcon(icon),
    })),
  }));

export const attribution = defineSection({
  key: "Attribution",
  slices: {
    settings: defineSlice({ schema: settingsSchema, type: "SettingsGroup", prepare }),
    attribution: defineSlice({ schema: attributionSchema, type: "AttributionGroup", prepare }),
  },
  describe: () => siteWords.summaries.attribution,
});
