import "./code.css";
import { Html, type HtmlProps } from "./Html";
import "./markdown.css";

/** A long text of the owner's Markdown. */
export const MarkdownText = ({ html, language }: Pick<HtmlProps, "html" | "language">) => (
  <Html className="markdown" html={html} language={language} />
);
