import { renderToStaticMarkup } from "react-dom/server";
import { pagePrefix } from "../content/files";
import { inlineHtml } from "../content/markdown";
import type { Html } from "../contract/html";
import { withCareerTexts } from "./careerTexts";
import { ResumeDocument } from "./ResumeDocument";
import type { Resume } from "./record";

/** The résumé as HTML, for its page and for the paper. It is made here, since a bundle has the words of one language. */
export const resumeHtml = (resume: Resume, topLevel: 1 | 3): Html => {
  const basePath = pagePrefix();
  const texts = withCareerTexts(resume, (text) => inlineHtml(text, basePath));
  return renderToStaticMarkup(
    <ResumeDocument resume={texts} topLevel={topLevel} basePath={basePath} />,
  ) as Html;
};
