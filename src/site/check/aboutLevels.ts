import { asWarning, type Diagnostic, quote } from "../../content/diagnostics";
import type { Content } from "../collections/collections";
import type { Documents } from "./readDataFolder";

const NAMED = 5;

/** Counts the topics without a level, and warns of each skill whose level is no word. */
export const aboutLevels = ({ interests, career }: Content, documents: Documents): Diagnostic[] => {
  const topics = interests.flatMap((group, index) =>
    group.topics.map((topic, place) => ({ ...topic, path: [index, "topics", place] })),
  );
  const bare = topics.filter(({ level }) => level === undefined);
  const names = bare.slice(0, NAMED).map(({ name }) => quote(name));
  const [first] = bare;
  const others = bare.length > NAMED ? `, and ${bare.length - NAMED} more` : "";
  const count = `${bare.length} of ${topics.length} topics`;
  const missing = `Without a level, and so without a bar: ${count} (${names.join(", ")}${others}). Yours may be "level": 70, "seniority": "Intermediate".`;
  const figures = (career?.skills ?? []).flatMap(({ level = "" }, index) =>
    /^[\d\s/.,%]+$/.test(level)
      ? (documents.career?.diagnosticAt(
          ["skills", index, "level"],
          `The résumé prints ${quote(level)}. Write a word, such as "Advanced"; a figure belongs into interests.json.`,
        ) ?? [])
      : [],
  );
  const counted = first ? (documents.interests?.diagnosticAt(first.path, missing) ?? []) : [];
  return [counted, figures].flat().map(asWarning);
};
