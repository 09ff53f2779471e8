import { CodeFont } from "../theme/CodeFont";
import { Html, type HtmlProps } from "./Html";

/** A long text of the owner's Markdown; its typography is in the reading stylesheets. */
export const MarkdownText = ({ html, language }: Pick<HtmlProps, "html" | "language">) => (
  <>
    {html.includes("<code") && <CodeFont />}
    <Html className="reading markdown" html={html} language={language} />
  </>
);
