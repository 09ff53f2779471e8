import type { z } from "zod";
import { quote } from "../../src/build/diagnostics/quote";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { interests } from "../../src/sections/interests/build";
import { fitTo } from "./fit";
import names from "./names.json";
import type { Remark, Values } from "./remarks";

const { element: groupSchema } = interests.collections.interests.schema as z.ZodArray<z.ZodObject>;
const { element: topicSchema } = groupSchema.shape.topics as z.ZodArray<z.ZodType>;

/** The share of 100 in "90", "90 %" or "3/5". A bare figure up to 5 may be of 5 or of 100. */
const shareIn = (level: unknown) => {
  const [, figure, unit, of = 100] =
    /^(\d+(?:\.\d+)?)\s*(%|\/\s*(\d+))?$/.exec(String(level).trim()) ?? [];
  const share = Math.round((100 * Number(figure)) / Number(of));
  return share <= 100 ? { share, isUnsure: !unit && share <= 5 } : undefined;
};

/** Whether a level is a figure, which Interests shows, and no word for a résumé. */
export const isFigure = (level: unknown): boolean => shareIn(level) !== undefined;

/** A level as Interests shows it, or nothing where neither a figure nor a known word says one. */
const levelOf = (written: unknown, say: (sentence: string) => void) => {
  const figure = shareIn(written);
  const word = String(written ?? "").toLowerCase();
  const [inWords] =
    Object.entries(names.levels).find(([, all]) =>
      all.split(" ").some((it) => word.includes(it)),
    ) ?? [];
  if (figure?.isUnsure) {
    const [less, more] = [figure.share, 20 * figure.share].map((it) => `"level": ${it}`);
    say(
      `${quote(written)} may be of 5 or of 100: write ${more} or ${less} in data/interests.json.`,
    );
    return {};
  }
  const level = figure?.share ?? Number(inWords);
  if (Number.isNaN(level)) return {};
  if (!figure)
    say(`${quote(written)} became ${level} in data/interests.json: set your level there.`);
  return { level, seniority: level >= 70 ? "Senior" : level >= 40 ? "Intermediate" : "Beginner" };
};

/** Skills and interests as groups of topics. This site's own résumés have the topics themselves. */
export const convertInterests = (resume: Values, remark: Remark): Values[] => {
  const groups = new Map<string, unknown[]>();
  for (const [list, title] of Object.entries({ skills: "Skills", interests: "Interests" }))
    for (const [index, item] of itemsOf(resume[list]).entries()) {
      const { name, level, keywords, topics, ...others } = recordOf(item);
      const path = [list, index];
      const words = itemsOf(keywords ?? [name]).filter((it) => it !== undefined);
      const known =
        words.length > 0 && !topics ? levelOf(level, (it) => remark([...path, "level"], it)) : {};
      const found = topics
        ? itemsOf(topics).map((it) => ({ ...recordOf(it), level: Number(recordOf(it).level) }))
        : words.map((topic) => ({ ...(list === "interests" && others), name: topic, ...known }));
      const heading = name !== undefined && (topics ?? keywords) ? String(name) : title;
      // The career's skills have the same remarks.
      const say = list === "skills" ? () => {} : remark;
      const fitting = found.flatMap((it) => fitTo(topicSchema, it, path, say) ?? []);
      groups.set(heading, [...(groups.get(heading) ?? []), ...fitting]);
    }
  return [...groups].flatMap(([heading, topics]) => (topics.length > 0 ? { heading, topics } : []));
};
