import type { Resume } from "../../src/resume";
import type { Content } from "../../src/site/collections/collections";
import { prepareContent } from "../../src/site/prepare/siteContent";

/** The résumé of valid content in the site's language, without a build. */
export const resumeOfContent = (content: Content): Resume => {
  const [resume] = prepareContent(content).resumes;
  if (resume === undefined) throw new Error("The content has no résumé.");
  return resume;
};
