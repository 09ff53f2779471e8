/** What decides which pages there are, what they are called, and how they are described. */
export const pagesQuery = /* GraphQL */ `
  query SitePages {
    site: siteInfo {
      description
      owner {
        name
        role
      }
      resume {
        address
      }
      framedApps {
        id
        title
        address
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
        lightFile {
          absolutePath
        }
        focus {
          x
          y
        }
      }
    }
    navigation: allNavigationItem(sort: { position: ASC }) {
      nodes {
        section
        title
        address
        summary
      }
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        name
        address
        summary
      }
    }
    posts: allPost(sort: { position: ASC }) {
      nodes {
        name
        address
        summary
      }
    }
  }
`;
