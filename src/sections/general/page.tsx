import { graphql } from "gatsby";

export { GeneralSection as default } from "./GeneralSection";

export const query = graphql`
  query GeneralPage {
    site: siteInfo {
      owner {
        photo {
          alt
          drawing
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
        headline
        summary
        availability
        pronouns
        timeZone
        phone
      }
    }
    general {
      heading
      paragraphs: paragraphsHtml
      featured {
        name
        address
        brief
        language {
          lang
          dir
        }
        coverPath
        coverPicture {
          childImageSharp {
            resize(width: 640, height: 360, toFormat: WEBP) {
              src
            }
          }
        }
      }
    }
  }
`;
