declare module "gatsby-plugin-sharp" {
  /** The sizes of a picture, as the query's `gatsbyImageData` gives them. */
  export function generateImageData(picture: {
    file: {
      absolutePath: string;
      name: string;
      extension: string;
      internal: { contentDigest: string };
    };
    args: object;
    pathPrefix: string;
    reporter: import("gatsby").Reporter;
    cache: import("gatsby").GatsbyCache;
  }): Promise<import("gatsby-plugin-image").IGatsbyImageData | undefined>;
}
