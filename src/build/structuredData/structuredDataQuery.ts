/** What search engines are told beside what a page's context says. */
export const structuredDataQuery = /* GraphQL */ `
  query StructuredData {
    site: siteInfo {
      title
      language
      home
      resume {
        address
      }
      owner {
        name
        role
        summary
        # The pictures as pages ask for them, so that there are no others.
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
    general {
      paragraphs
    }
    navigation: allNavigationItem(sort: { position: ASC }) {
      nodes {
        section
        title
        address
      }
    }
    career {
      work {
        name
        url
        endDate
      }
      education {
        institution
        url
        endDate
      }
      certificates {
        name
        issuer
        url
      }
      languages {
        language
      }
    }
    contacts: allContactGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          link
        }
      }
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        name
        address
        lang
        start
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
        basics {
          name {
            content
          }
          alias {
            content
          }
          keywords {
            content
          }
          year {
            content
          }
        }
      }
    }
    posts: allPost(sort: { position: ASC }) {
      nodes {
        name
        address
        lang
        date
        tags
      }
    }
  }
`;
