import { graphql } from "gatsby";

export { MarkdownPageSection as default } from "./MarkdownPageSection";

export const query = graphql`
  query MarkdownPage($shows: String) {
    page: navigationItem(address: { eq: $shows }) {
      html
      language {
        lang
        dir
      }
    }
  }
`;
