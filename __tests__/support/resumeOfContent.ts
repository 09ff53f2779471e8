import type { Content } from "../../src/build/collections";
import type { MarkdownContent } from "../../src/build/markdown/markdownContent";
import type { Resume } from "../../src/build/resume/record";
import { prepareContent } from "../../src/build/siteContent";

/** The résumé of checked content in one of its languages, without a build. Default: the site's. */
export const resumeOfContent = (
  content: Content,
  markdown?: MarkdownContent,
  index = 0,
): Resume => {
  const resume = prepareContent(content, markdown).resumes[index];
  if (resume === undefined) throw new Error("The content has no such résumé.");
  return resume;
};
