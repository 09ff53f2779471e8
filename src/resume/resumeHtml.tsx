import { renderToStaticMarkup } from "react-dom/server";
import { isDevelop, pathPrefix } from "../content/files";
import { inlineHtml } from "../content/markdown";
import { withCareerTexts } from "./careerTexts";
import { ResumeDocument } from "./ResumeDocument";
import type { Resume } from "./record";

/** The résumé as HTML, for its page and for the paper. It is made here, since a bundle has the words of one language. */
export const resumeHtml = (resume: Resume, topLevel: 1 | 3): string => {
  // In development Gatsby serves the site at the root.
  const basePath = isDevelop() ? "" : pathPrefix();
  const texts = withCareerTexts(resume, (text) => inlineHtml(text, basePath));
  return renderToStaticMarkup(
    <ResumeDocument resume={texts} topLevel={topLevel} basePath={basePath} />,
  );
};
