import { MarkdownText } from "../MarkdownText";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";

/** A section of the owner's own: its title, and a text that is read like a post. */
export const MarkdownPageSection = ({ title, data }: SectionProps<Queries.MarkdownPageQuery>) => (
  <article className={section.frame}>
    <h3 className={section.heading}>{title}</h3>
    <MarkdownText html={data.page?.html ?? ""} language={data.page?.language} />
  </article>
);
