/** All that visitors can find; drafts, which a build never publishes, are not among it while the site is developed either. */
export const searchQuery = /* GraphQL */ `
  query Search {
    site: siteInfo {
      owner {
        headline
        summary
        availability
      }
    }
    navigation: allNavigationItem(sort: { position: ASC }) {
      nodes {
        section
        title
        address
        summary
        html
      }
    }
    general {
      heading
      paragraphsHtml
    }
    mission {
      heading
      paragraphsHtml
    }
    career {
      work {
        name
        position
        location
        description
        summary
        highlights
      }
      education {
        institution
        area
        studyType
        courses
      }
      volunteer {
        organization
        position
        summary
        highlights
      }
    }
    settings: allSettingsGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          name
        }
      }
    }
    attribution: allAttributionGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          name
        }
      }
    }
    interests: allInterestGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          name
        }
      }
    }
    contacts: allContactGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          name
          level
          link
        }
      }
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        name
        address
        summary
        problem {
          html
        }
        decisions {
          html
        }
        outcome {
          html
        }
        basics {
          company {
            html
          }
          name {
            html
          }
          alias {
            html
          }
          keywords {
            html
          }
          role {
            html
          }
          year {
            html
          }
        }
        description {
          whatWasDone {
            html
          }
        }
        aboutCompany {
          country {
            html
          }
          city {
            html
          }
          statement {
            html
          }
        }
      }
    }
    posts: allPost(filter: { isDraft: { eq: false } }, sort: { position: ASC }) {
      nodes {
        name
        address
        date
        tags
        html
        introduction {
          paragraph1 {
            content
          }
          paragraph2 {
            content
          }
          paragraph3 {
            content
          }
        }
        body {
          paragraph1 {
            content
          }
          paragraph2 {
            content
          }
          paragraph3 {
            content
          }
          paragraph4 {
            content
          }
          paragraph5 {
            content
          }
          paragraph6 {
            content
          }
        }
        conclusion {
          paragraph1 {
            content
          }
          paragraph2 {
            content
          }
          paragraph3 {
            content
          }
          paragraph4 {
            content
          }
        }
      }
    }
  }
`;
