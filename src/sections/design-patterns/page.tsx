import { graphql } from "gatsby";

export { DesignPatternsSection as default } from "./DesignPatternsSection";

// What this section shows is its own code: the page asks for its title only.
export const query = graphql`
  query DesignPatternsPage {
    navigationItem(title: { eq: "Design Patterns" }) {
      title
    }
  }
`;
