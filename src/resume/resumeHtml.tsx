import { renderToStaticMarkup } from "react-dom/server";
import { pagePrefix } from "../content/files";
import type { Html } from "../contract/html";
import { ResumeDocument } from "./ResumeDocument";
import type { Resume } from "./record";

/** The résumé as HTML, for its page and for the paper. It is made here, since a bundle has the words of one language. */
export const resumeHtml = (resume: Resume, topLevel: 1 | 3): Html =>
  renderToStaticMarkup(
    <ResumeDocument resume={resume} topLevel={topLevel} basePath={pagePrefix()} />,
  ) as Html;
