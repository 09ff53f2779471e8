import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The sources of an `img`. The plugin's own getters come with its whole component, 4 KB. */
export const imageSources = ({ images: { fallback } }: IGatsbyImageData) => ({
  src: fallback?.src,
  srcSet: fallback?.srcSet,
});
