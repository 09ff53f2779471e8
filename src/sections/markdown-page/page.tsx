import { graphql } from "gatsby";
import { MarkdownText } from "../MarkdownText";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";

/** A section of the owner's own: a title, and a text in the typography of a post. */
const MarkdownPageSection = ({ title, data }: SectionProps<Queries.MarkdownPageQuery>) => (
  <article className={section.frame}>
    <h3 className={section.heading}>{title}</h3>
    {data.page?.html && <MarkdownText html={data.page.html} language={data.page.language} />}
  </article>
);

export default MarkdownPageSection;

export const query = graphql`
  query MarkdownPage($shows: String) {
    page: navigationItem(address: { eq: $shows }) {
      html
      language { lang dir }
    }
  }
`;
