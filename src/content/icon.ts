import { graphql } from "gatsby";

export const iconFragment = graphql`
  fragment IconDrawing on Icon {
    name
    viewBox
    body
  }
`;

/** An icon that was drawn at build time: the inside of an `svg` element and its view box. */
export type IconDrawing = Queries.IconDrawingFragment;
