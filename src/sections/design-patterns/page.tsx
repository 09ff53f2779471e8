import { graphql } from "gatsby";

export { DesignPatternsSection as default } from "./DesignPatternsSection";

export const query = graphql`
  query DesignPatternsPage {
    source: file(
      sourceInstanceName: { eq: "patterns" }
      relativePath: { eq: "controlFactory.tsx" }
    ) {
      highlighted
    }
  }
`;
