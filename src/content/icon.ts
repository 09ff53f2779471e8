import { graphql } from "gatsby";

/** @public Read by Gatsby. */
export const iconFragment = graphql`
  fragment IconDrawing on Icon {
    viewBox
    body
  }
`;
