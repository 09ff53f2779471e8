import type { Content } from "../../src/build/collections";
import type { MarkdownContent } from "../../src/build/markdown/markdownContent";
import { preparedContent } from "../../src/build/preparedContent";
import { resumeDataOf } from "../../src/build/resume/resumeFiles";
import type { SiteContent } from "../../src/build/siteContent";
import { type Resume, resumeOf } from "../../src/resume/record";

/** The résumé of checked content, without a build. */
export const resumeOfContent = (content: Content, markdown?: MarkdownContent): Resume => {
  const prepared = preparedContent(content, markdown) as unknown as SiteContent;
  const home = new URL("/", content.site.siteUrl).href;
  return resumeOf(resumeDataOf({ ...prepared, site: { ...prepared.site, home } }));
};
