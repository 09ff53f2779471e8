/** What search engines are told beside what a page's context says. */
export const structuredDataQuery = /* GraphQL */ `
  query StructuredData {
    site: siteInfo {
      title
      home
      owner {
        name
        role
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
        date
        tags
      }
    }
  }
`;
