import type { IGatsbyImageData } from "gatsby-plugin-image";

interface Picture {
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
}

/** The whole address of the largest that a build makes of a picture; undefined where there is no picture. */
export const pictureAddress = (
  picture: Picture | null | undefined,
  home: string,
): string | undefined => {
  const { srcSet = "", src } = picture?.file.childImageSharp?.gatsbyImageData.images.fallback ?? {};
  const [largest = src] = srcSet.split(",").at(-1)?.trim().split(" ") ?? [];
  // The path prefix is in it already.
  return largest ? new URL(largest, home).href : undefined;
};
