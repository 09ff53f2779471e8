import { graphql } from "gatsby";

export const iconFragment = graphql`
  fragment IconDrawing on Icon {
    viewBox
    body
  }
`;
