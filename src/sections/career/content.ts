import { timeInWords } from "../../content/dates";
import { inlineWords } from "../../content/markdown";
import { defineCollection, defineSection } from "../../content/section";
import { listed } from "../../content/text";
import { type Career, careerSchema } from "../../resume";
import { filled } from "../../words/filled";
import { words } from "../../words/words";

interface Times {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly date?: string | undefined;
  readonly releaseDate?: string | undefined;
}

type InWords = typeof timeInWords;

const timeOf = (
  { startDate, endDate, date, releaseDate }: Times,
  inWords: InWords,
): string | undefined => {
  // Something that goes on needs no start.
  const from = startDate ?? date ?? releaseDate ?? endDate;
  return from && inWords(from, endDate);
};

const withTimes = <Item extends Times>(items: readonly Item[], inWords: InWords) =>
  items.map((item) => ({ ...item, time: timeOf(item, inWords) }));

const sortKey = ({ startDate = "", endDate = startDate }: Times): string =>
  endDate === "present" ? "9999" : `${endDate} ${startDate}`;

/** Current entries come first, in the owner's order: a main job may be older than one beside it. Then the latest. */
const newestFirst = <Item extends Times>(items: readonly Item[], inWords: InWords) =>
  withTimes(
    [...items].sort((one, other) => sortKey(other).localeCompare(sortKey(one))),
    inWords,
  );

/** With times in words, and the lists in which the newest is the first thing to know in that order. */
export const prepareCareer = (content: Career, inWords = timeInWords) => ({
  ...content,
  work: newestFirst(content.work, inWords),
  education: newestFirst(content.education, inWords),
  volunteer: newestFirst(content.volunteer, inWords),
  certificates: withTimes(content.certificates, inWords),
  publications: withTimes(content.publications, inWords),
  awards: withTimes(content.awards, inWords),
});

interface Entry extends Times {
  readonly url?: string | undefined;
  readonly score?: string | undefined;
  readonly summary?: string | undefined;
  readonly highlights?: readonly string[] | undefined;
}

/** The texts by which a search finds entries. */
const textsOf = (entries: readonly Entry[]) =>
  newestFirst(entries, timeInWords).map(
    ({ url, score, startDate, endDate, summary = "", highlights = [], ...texts }) => [
      Object.values(texts),
      [summary, ...highlights].map((written) => inlineWords(written)),
    ],
  );

export const career = defineSection({
  key: "Career",
  collections: {
    career: defineCollection({
      schema: careerSchema,
      type: "Career",
      prepare: (content) => content && prepareCareer(content),
    }),
  },
  describe: ({ career: content }, ownerName) =>
    listed(filled(words.summaries.career, { owner: ownerName }), [
      ...(content?.work ?? []).map(({ name }) => name),
      ...(content?.education ?? []).map(({ institution }) => institution),
    ]),
  text: ({ career: content }) =>
    content && [content.work, content.education, content.volunteer].map(textsOf),
});
