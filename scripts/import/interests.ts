import type { z } from "zod";
import { quote } from "../../src/build/diagnostics/quote";
import { interestsSchema } from "../../src/sections/interests/schema";
import { inWords } from "./inWords";
import type { Part } from "./part";

type Group = z.input<typeof interestsSchema>[number];
type Topic = Group["topics"][number];

const topicSchema = interestsSchema.element.shape.topics.element;

const NEEDS = "a topic in interests.json needs a level from 0 to 100 and a seniority";

const topic = (part: Part): Topic | undefined => {
  const found = {
    name: part.text("name"),
    level: part.value("level"),
    seniority: part.value("seniority"),
  };
  const read = topicSchema.safeParse(found);
  if (!read.success) return part.refuse(NEEDS);
  part.finish();
  return read.data;
};

const group = (part: Part): Group | undefined => {
  const heading = part.text("name");
  if (heading === undefined) return part.refuse("an interest needs a name");
  const keywords = part.texts("keywords");
  // This site's own word: JSON Resume has no levels.
  const topics = part.parts("topics").flatMap((inner) => topic(inner) ?? []);
  const unsaid = keywords.filter((keyword) => topics.every(({ name }) => name !== keyword));
  if (topics.length === 0) return part.refuse(NEEDS);
  if (unsaid.length > 0) {
    part.say(
      "keywords",
      `${inWords(unsaid.map(quote))} ${unsaid.length === 1 ? "was" : "were"} left out: ${NEEDS}.`,
    );
  }
  part.finish();
  return { heading, topics };
};

/** The groups of topics, of which no two have the same heading. */
export const takeInterests = (resume: Part): Group[] => {
  const taken = new Set<string>();
  return resume.parts("interests").flatMap((part) => {
    const found = group(part);
    if (found === undefined) return [];
    if (taken.has(found.heading)) {
      part.refuse(`there is another interest called ${quote(found.heading)}`);
      return [];
    }
    taken.add(found.heading);
    return [found];
  });
};
