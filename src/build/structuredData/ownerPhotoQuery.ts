/** The owner's photo in the sizes of the General section, so that Gatsby makes no others. */
export const ownerPhotoQuery = /* GraphQL */ `
  query OwnerPhoto {
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
  }
`;

/** The address of the largest size, with the path prefix; undefined without a photo, and for a drawing. */
export const ownerPhotoOf = ({ siteInfo }: Queries.OwnerPhotoQuery): string | undefined => {
  const image = siteInfo?.owner.photo?.file.childImageSharp?.gatsbyImageData;
  return image?.images.fallback?.srcSet?.split(",").at(-1)?.trim().split(" ")[0];
};
