import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The pictures, which Gatsby makes, as pages ask for them, so that there are no others. */
export const picturesQuery = /* GraphQL */ `
  query StructuredDataPictures {
    siteInfo {
      owner {
        photo {
          file {
            childImageSharp {
              gatsbyImageData(
                layout: FIXED
                width: 80
                height: 80
                outputPixelDensities: [1, 2]
                formats: [AUTO, WEBP]
                placeholder: NONE
              )
            }
          }
        }
      }
    }
    allProject {
      nodes {
        address
        pictures {
          file {
            childImageSharp {
              gatsbyImageData(
                layout: CONSTRAINED
                width: 640
                formats: [AUTO, WEBP]
                placeholder: NONE
              )
            }
          }
        }
      }
    }
  }
`;

interface Picture {
  readonly file: {
    readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
  };
}

/** The address of the largest that a build makes of a picture; it has the path prefix. */
const addressOf = (picture: Picture | null | undefined): string | undefined => {
  const { srcSet = "", src } = picture?.file.childImageSharp?.gatsbyImageData.images.fallback ?? {};
  const [largest = src] = srcSet.split(",").at(-1)?.trim().split(" ") ?? [];
  return largest || undefined;
};

/** Addresses of pictures on the site: of the owner, and the first of each project by the project's address. */
export interface Pictures {
  readonly owner?: string | undefined;
  readonly projects: ReadonlyMap<string, string | undefined>;
}

export const picturesOf = (answer: Queries.StructuredDataPicturesQuery): Pictures => ({
  owner: addressOf(answer.siteInfo?.owner.photo),
  projects: new Map(
    answer.allProject.nodes.map(({ address, pictures }) => [address, addressOf(pictures?.[0])]),
  ),
});
