import type { Section } from "../../content/section";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import * as sections from "./sections";

/** The names of the files of sections that `navigation.json` does not list. They may be missing. */
export const unlistedCollections = (navigation: unknown): readonly string[] => {
  const listed = itemsOf(navigation).map((item) => {
    const { page, section, title } = recordOf(item);
    return page === undefined ? (section ?? title) : undefined;
  });
  return Object.values<Section>(sections)
    .filter(({ key }) => !listed.includes(key))
    .flatMap(({ collections }) => Object.keys(collections));
};
