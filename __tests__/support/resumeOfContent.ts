import type { MarkdownContent } from "../../src/content/markdown";
import type { Resume } from "../../src/resume";
import { type Content, prepareContent } from "../../src/site";

/** The résumé of checked content in the site's language, without a build. */
export const resumeOfContent = (content: Content, markdown?: MarkdownContent): Resume => {
  const [resume] = prepareContent(content, markdown).resumes;
  if (resume === undefined) throw new Error("The content has no résumé.");
  return resume;
};
