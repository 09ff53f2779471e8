import { graphql } from "gatsby";

export { AttributionSection as default } from "./AttributionSection";

export const query = graphql`
  query AttributionPage {
    settings: allSettingsGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          ...Credit
        }
      }
    }
    attribution: allAttributionGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          ...Credit
        }
      }
    }
    wallpapers: allWallpaper(sort: { position: ASC }) {
      nodes {
        name
        title
        alt
        author
        licence
        file {
          childImageSharp {
            gatsbyImageData(
              layout: FIXED
              width: 160
              height: 90
              formats: [AVIF, WEBP, JPG]
              placeholder: NONE
            )
          }
        }
      }
    }
  }

  fragment Credit on CreditTopic {
    name
    link: veiledLink
    icon {
      ...IconDrawing
    }
    iconUrl
  }
`;
