import { type CheckedContent, checkContent } from "./check/checkContent";
import { writeCheckedCopy } from "./checkedCopy";

let last: Promise<unknown> = Promise.resolve();

/**
 * Checks `data/` and, when all of it is right, brings the checked copy up to date. One call after the other, or an earlier
 * one that takes longer would bring back what it has read.
 */
export function refreshContent(): Promise<CheckedContent> {
  const refreshed = last.then(refresh);
  last = refreshed.catch(() => {});
  return refreshed;
}

async function refresh(): Promise<CheckedContent> {
  const checked = await checkContent();
  if (checked.ok) writeCheckedCopy(checked.content);
  return checked;
}
