import { type CheckedContent, checkContent } from "./check/checkContent";
import { writeCheckedCopy } from "./checkedCopy";
import { isDevelop } from "./isDevelop";
import { withoutDrafts } from "./markdown/markdownContent";

/** Checks `data/` and, when all of it is right, brings the checked copy up to date: with drafts only while the site is developed. */
export async function refreshContent(): Promise<CheckedContent> {
  const checked = await checkContent();
  if (checked.ok) {
    const { content, markdown } = checked;
    writeCheckedCopy(content, isDevelop() ? markdown : withoutDrafts(markdown));
  }
  return checked;
}
