import { defineCollection, defineSection } from "../../build/collection";
import { listed } from "../../build/pages/summary";
import { timeInWords } from "../../build/schemas/projectTime";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { careerSchema } from "./schema";

interface Times {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly date?: string | undefined;
  readonly releaseDate?: string | undefined;
}

const timeOf = ({ startDate, endDate, date, releaseDate }: Times): string | undefined => {
  const from = startDate ?? date ?? releaseDate;
  return from && timeInWords(from, endDate);
};

const withTimes = <Item extends Times>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, time: timeOf(item) }));

const sortKey = ({ startDate = "", endDate = startDate }: Times): string =>
  `${endDate === "present" ? "9999" : endDate} ${startDate}`;

/** Current entries come first, then the latest. */
const newestFirst = <Item extends Times>(items: readonly Item[]) =>
  withTimes([...items].sort((one, other) => sortKey(other).localeCompare(sortKey(one))));

export const career = defineSection({
  key: "Career",
  collections: {
    career: defineCollection({
      schema: careerSchema,
      type: "Career",
      prepare: (content) =>
        content && {
          ...content,
          work: newestFirst(content.work),
          education: newestFirst(content.education),
          volunteer: newestFirst(content.volunteer),
          certificates: withTimes(content.certificates),
          publications: withTimes(content.publications),
          awards: withTimes(content.awards),
        },
    }),
  },
  describe: ({ career: content }, ownerName) =>
    listed(filled(words.summaries.career, { owner: ownerName }), [
      ...(content?.work ?? []).map(({ name }) => name),
      ...(content?.education ?? []).map(({ institution }) => institution),
    ]),
});
