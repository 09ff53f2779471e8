import "../theme/codeFont.css";
import { Html, type HtmlProps } from "./Html";
import "./posts/reading.css";
import "./posts/markdown.css";

/** A long text of the owner's Markdown. */
export const MarkdownText = ({ html, language }: Pick<HtmlProps, "html" | "language">) => (
  <Html className="reading markdown" html={html} language={language} />
);
