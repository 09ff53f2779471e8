/** What decides which pages there are, what they are called, and how they are described. */
export const pagesQuery = /* GraphQL */ `
  query SitePages {
    site: siteInfo {
      description
      owner {
        name
        role
      }
      defaults {
        project
        theme
        wallpaper
      }
    }
    wallpapers: allWallpaper {
      nodes {
        name
        file {
          absolutePath
        }
      }
    }
    navigation: allNavigationItem(sort: { position: ASC }) {
      nodes {
        title
        address
      }
    }
    mission {
      paragraphs
    }
    interests: allInterestGroup(sort: { position: ASC }) {
      nodes {
        heading
      }
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        name
        address
        basics {
          company {
            content
          }
          role {
            content
          }
          year {
            content
          }
        }
        description {
          whatWasDone {
            content
          }
        }
      }
    }
    posts: allPost(sort: { position: ASC }) {
      nodes {
        name
        address
        introduction {
          paragraph1 {
            content
          }
        }
      }
    }
  }
`;
