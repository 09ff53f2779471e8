import type { Content } from "../../src/site/collections/collections";
import type { MarkdownContent } from "../../src/content/markdown/markdownContent";
import type { Resume } from "../../src/resume/record";
import { prepareContent } from "../../src/site/prepare/siteContent";

/** The résumé of checked content in the site's language, without a build. */
export const resumeOfContent = (content: Content, markdown?: MarkdownContent): Resume => {
  const [resume] = prepareContent(content, markdown).resumes;
  if (resume === undefined) throw new Error("The content has no résumé.");
  return resume;
};
