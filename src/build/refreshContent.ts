import { type CheckedContent, checkContent } from "./check/checkContent";
import { writeCheckedCopy } from "./checkedCopy";
import { isDevelop } from "./isDevelop";
import { withoutDrafts } from "./markdown/markdownContent";
import { cutPortraits } from "./pictures/portraitCuts";

let last: Promise<unknown> = Promise.resolve();

/**
 * Checks `data/` and, when all of it is right, brings the checked copy up to date: with drafts only while the site is
 * developed. One call after the other, or an earlier one that takes longer would bring back what it has read.
 */
export function refreshContent(): Promise<CheckedContent> {
  return whileCopyRests(refresh);
}

/** Does something while nobody brings the checked copy up to date. */
export function whileCopyRests<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

async function refresh(): Promise<CheckedContent> {
  const checked = await checkContent();
  if (checked.ok) {
    const { content, markdown } = checked;
    const portraits = await cutPortraits(content.wallpapers);
    writeCheckedCopy(content, isDevelop() ? markdown : withoutDrafts(markdown), portraits);
  }
  return checked;
}
