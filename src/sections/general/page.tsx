import { graphql } from "gatsby";

export { GeneralSection as default } from "./GeneralSection";

export const query = graphql`
  query GeneralPage {
    site: siteInfo {
      owner {
        photo {
          alt
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
      }
    }
  }
`;
