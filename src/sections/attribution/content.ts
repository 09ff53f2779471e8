import { z } from "zod";
import { quote } from "../../content/diagnostics";
import { drawIcon } from "../../content/icons";
import {
  addressOrPath,
  exactlyOneOf,
  groups,
  icon,
  link,
  schemaMeta,
  text,
} from "../../content/schema";
import { defineCollection, defineSection } from "../../content/section";
import { words } from "../../words/words";

const creditTopic = z
  .strictObject({
    name: text("what is credited"),
    link: link("where it is found, an address that begins with https:// or mailto:"),
    use: text("its use here, shown in place of the link's host").optional(),
    level: z.string().describe("the same as the link").optional(),
    icon: icon.optional(),
    iconUrl: addressOrPath(
      "the address of a picture that serves as its icon",
      "drawing",
    ).optional(),
  })
  .superRefine(({ level, link }, context) => {
    if (level === undefined || level === link) return;
    const message = `${quote(level)} differs from the link ${quote(link)}. Make them equal, or leave "level" out.`;
    context.addIssue({ code: "custom", path: ["level"], message });
  })
  .superRefine(exactlyOneOf("icon", "iconUrl"))
  .register(schemaMeta, { type: "CreditTopic", fields: "level: String!" });

const creditGroups = groups(creditTopic, "the credits in order");

/** `data/settings.json` */
const settingsSchema = creditGroups.describe(
  "credits for the software that the site is built with, in the Attribution section",
);

/** `data/attribution.json` */
const attributionSchema = creditGroups.describe(
  "credits for the works that the site shows, in the Attribution section",
);

const prepare = (groups: z.output<typeof creditGroups>) =>
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
  text: ({ settings, attribution }) =>
    [...settings, ...attribution].map(
      ({ heading, topics }) =>
        heading + words.marks.colon + topics.map(({ name }) => name).join(words.marks.comma),
    ),
});
