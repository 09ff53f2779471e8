import { type CheckedContent, checkContent } from "./check/checkContent";
import { writeCheckedCopy } from "./checkedCopy";

/** Checks `data/` and, when all of it is right, brings the checked copy up to date. */
export async function refreshContent(): Promise<CheckedContent> {
  const checked = await checkContent();
  if (checked.ok) writeCheckedCopy(checked.content);
  return checked;
}
