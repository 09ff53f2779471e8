import type { Content } from "../../src/build/collections";
import type { MarkdownContent } from "../../src/build/markdown/markdownContent";
import type { Resume } from "../../src/build/resume/record";
import { prepareContent } from "../../src/build/siteContent";

/** The résumé of checked content in the site's language, without a build. */
export const resumeOfContent = (content: Content, markdown?: MarkdownContent): Resume => {
  const [resume] = prepareContent(content, markdown).resumes;
  if (resume === undefined) throw new Error("The content has no résumé.");
  return resume;
};
