import type { z } from "zod";
import { defineCollection, defineSection } from "../../build/collection";
import { drawIcon } from "../../build/icons/findIcon";
import { words } from "../../words/words";
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
  collections: {
    settings: defineCollection({ schema: settingsSchema, type: "SettingsGroup", prepare }),
    attribution: defineCollection({ schema: attributionSchema, type: "AttributionGroup", prepare }),
  },
  describe: () => words.summaries.attribution,
});
