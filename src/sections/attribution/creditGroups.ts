import { words } from "./attribution.words";
import type { CreditGroup } from "./content";

/** What the specification calls the group. */
const IMAGES_HEADING = "Images";

/** Whether it is the group under which the wallpapers stand, in English or in the site's own language. */
export const isImages = ({ heading }: Pick<CreditGroup, "heading">): boolean =>
  heading === IMAGES_HEADING || heading === words.images;

/**
 * The groups to show, in order, without empty ones. With wallpapers to credit there is a group of
 * images even if the owner wrote none.
 */
export const creditGroups = (
  settings: readonly CreditGroup[],
  attribution: readonly CreditGroup[],
  hasWallpapers: boolean,
): readonly CreditGroup[] => {
  const isShown = (group: CreditGroup) =>
    group.topics.length > 0 || (hasWallpapers && isImages(group));
  const groups = [...settings, ...attribution].filter(isShown);
  return hasWallpapers && !groups.some(isImages)
    ? [...groups, { heading: words.images, topics: [] }]
    : groups;
};
