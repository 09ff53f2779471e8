import { isExpected, timeInWords } from "../../content/dates";
import { type Item, RESUME_ADDRESS, type Source } from "../../content/section";
import type { Content } from "../collections/collections";

/** The items that have pages. */
const inItems = (items: readonly Item[]): Source[] =>
  items.flatMap(({ name, page, used }) =>
    page && used && !page.isDraft ? [{ name, address: page.address, ...used }] : [],
  );

/** Jobs, and certificates that there are, whose name is their keyword. All are in the résumé. */
const inCareer = ({ career }: Content): Source[] => [
  ...(career?.work ?? []).map(({ name, keywords = [], startDate, endDate }) => ({
    ...{ name, isJob: true },
    address: RESUME_ADDRESS,
    keywords,
    time: startDate === undefined ? "" : timeInWords(startDate, endDate),
    since: startDate?.slice(0, 4) ?? "",
  })),
  ...(career?.certificates ?? [])
    .filter(({ date }) => !isExpected(date))
    .map(({ name, date = "" }) => ({
      name,
      address: RESUME_ADDRESS,
      keywords: [name],
      time: date.slice(0, 4),
      since: date.slice(0, 4),
    })),
];

/** All that the owner has done which may have keywords. */
export const evidenceSources = (content: Content, items: readonly Item[]): readonly Source[] => [
  ...inItems(items),
  ...inCareer(content),
];
