/** The wallpapers' pictures, of which fine ones are made. */
export const finePicturesQuery = /* GraphQL */ `
  query FinePictures {
    wallpapers: allWallpaper {
      nodes {
        file {
          ...FinePictureSource
        }
        portraitFile {
          ...FinePictureSource
        }
        lightFile {
          ...FinePictureSource
        }
        lightPortraitFile {
          ...FinePictureSource
        }
      }
    }
  }

  fragment FinePictureSource on File {
    absolutePath
    name
    internal {
      contentDigest
    }
  }
`;
