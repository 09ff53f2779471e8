import type { Content } from "../../src/build/collections";
import type { MarkdownContent } from "../../src/build/markdown/markdownContent";
import { resumeDataOf } from "../../src/build/resume/resumeFiles";
import { prepareContent } from "../../src/build/siteContent";
import { type Resume, resumeOf } from "../../src/resume/record";

/** The résumé of checked content, without a build. */
export const resumeOfContent = (content: Content, markdown?: MarkdownContent): Resume =>
  resumeOf(resumeDataOf(prepareContent(content, markdown)));
