import { withPrefix } from "gatsby";
import { Html, type HtmlProps } from "../Html";

/** A résumé in a window, as the build has made it. Printing prints it alone. */
export const PrintableResume = ({ html }: Pick<HtmlProps, "html">) => (
  <>
    <link rel="stylesheet" media="print" href={withPrefix("/styles/resume.css")} />
    <Html html={html} />
  </>
);
