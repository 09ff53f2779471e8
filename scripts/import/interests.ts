import type { z } from "zod";
import { quote } from "../../src/content/diagnostics";
import type { JsonPath } from "../../src/content/json";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { interests } from "../../src/sections/interests/content";
import { fitTo } from "./fit";
import { levelInFigures, levelOf } from "./levels";
import type { Values, Warn } from "./warnings";

const { element: groupSchema } = interests.collections.interests.schema as z.ZodArray<z.ZodObject>;
const { element: topicSchema } = groupSchema.shape.topics as z.ZodArray<z.ZodType>;

const unclearLevel = (level: unknown): string => {
  const ways = /^[1-5]$/.test(String(level)) ? `${level}/5" or "${level}%` : '3/5" or "60%';
  return `${quote(level)} was left out: it does not say of how much. Write "${ways}" here, or a "level" from 0 to 100 in data/interests.json.`;
};

/** A topic of this site's own résumés. */
const topicOf = (topic: unknown): Values => {
  const { level, ...others } = recordOf(topic);
  return level === undefined ? others : { ...others, level: Number(level) };
};

/** Skills and interests as groups of topics. */
export const convertInterests = (resume: Values, warn: Warn): Values[] => {
  const groups = new Map<string, unknown[]>();
  for (const [list, title] of Object.entries({ skills: "Skills", interests: "Interests" }))
    for (const [index, item] of itemsOf(resume[list]).entries()) {
      const { name, level, keywords, topics, ...others } = recordOf(item);
      const path: JsonPath = [list, index];
      if (levelInFigures(level) === null) warn([...path, "level"], unclearLevel(level));
      const words = itemsOf(keywords ?? [name]).filter((it) => it !== undefined);
      // The career says of its skills what has no place.
      const unknown = list === "skills" ? {} : others;
      const say = list === "skills" ? () => {} : warn;
      const found = topics
        ? itemsOf(topics).map(topicOf)
        : words.map((topic) => ({ ...unknown, name: topic, ...levelOf(level) }));
      const heading = name !== undefined && (topics ?? keywords) ? String(name) : title;
      const fitting = found.flatMap((it) => fitTo(topicSchema, it, path, say) ?? []);
      groups.set(heading, [...(groups.get(heading) ?? []), ...fitting]);
    }
  return [...groups].flatMap(([heading, topics]) => (topics.length > 0 ? { heading, topics } : []));
};

/** Notes for the owner on the levels in new groups of topics. */
export const aboutLevels = (groups: readonly Values[], resume: Values): string[] => {
  const topics = groups.flatMap((group) => itemsOf(group.topics).map(recordOf));
  const bare = topics.filter(({ level }) => level === undefined).length;
  const isGuessed = itemsOf(resume.skills).some((it) => "seniority" in levelOf(recordOf(it).level));
  return [
    ...(bare > 0
      ? [
          `The résumé gives ${bare} of ${topics.length} topics no level, so they have none: write "level" and "seniority" in data/interests.json.`,
        ]
      : []),
    ...(isGuessed
      ? ["Levels in words have figures in data/interests.json that are a guess: set yours."]
      : []),
  ];
};
