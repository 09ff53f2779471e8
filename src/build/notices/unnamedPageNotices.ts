import { markdownFiles } from "../markdown/markdownFiles";
import { isPageFile } from "../markdown/unreadTexts";
import type { Content } from "../slices";
import { leftOut } from "./leftOut";

/** The texts in `data/pages/` that no section shows. It is no mistake, as one may be written before it is named. */
export const unnamedPageNotices = ({ navigation }: Content): string[] => {
  const unnamed = markdownFiles()
    .filter(isPageFile)
    .filter((file) => !navigation.some(({ page }) => page === file));
  return leftOut(unnamed, "no entry of navigation.json");
};
