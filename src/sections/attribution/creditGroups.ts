import type { CreditGroup } from "./content";

/** The group under which the wallpapers stand. */
export const IMAGES_HEADING = "Images";

/**
 * The groups to show, in order, without empty ones. With wallpapers to credit there is a group of
 * images even if the owner wrote none.
 */
export const creditGroups = (
  settings: readonly CreditGroup[],
  attribution: readonly CreditGroup[],
  hasWallpapers: boolean,
): readonly CreditGroup[] => {
  const isShown = ({ heading, topics }: CreditGroup) =>
    topics.length > 0 || (hasWallpapers && heading === IMAGES_HEADING);
  const groups = [...settings, ...attribution].filter(isShown);
  const hasImages = groups.some(({ heading }) => heading === IMAGES_HEADING);
  return hasWallpapers && !hasImages
    ? [...groups, { heading: IMAGES_HEADING, topics: [] }]
    : groups;
};
