/**
 * What is left out of the first page's data: each section's content is a static file of its own,
 * made from the answer to one of these queries and fetched when the section is first shown. So the
 * first load stays the same however much the owner writes. (Gatsby generates their types too.)
 */
export const contentQueries = {
  mission: /* GraphQL */ `
    query MissionDocument {
      mission {
        heading
        paragraphs
      }
    }
  `,
  interests: /* GraphQL */ `
    query InterestsDocument {
      interests: allInterestGroup(sort: { position: ASC }) {
        nodes {
          heading
          topics {
            name
            level
            seniority
          }
        }
      }
    }
  `,
  projects: /* GraphQL */ `
    query ProjectsDocument {
      projects: allProject(sort: { position: ASC }) {
        nodes {
          name
          basics {
            company {
              ...DocumentEntry
            }
            name {
              ...DocumentEntry
            }
            alias {
              ...DocumentEntry
            }
            keywords {
              ...DocumentEntry
            }
            role {
              ...DocumentEntry
            }
            year {
              ...DocumentEntry
            }
          }
          description {
            whatWasDone {
              ...DocumentEntry
            }
          }
          aboutCompany {
            country {
              ...DocumentEntry
            }
            city {
              ...DocumentEntry
            }
            statement {
              ...DocumentEntry
            }
          }
        }
      }
    }
    fragment DocumentEntry on Entry {
      type
      content
    }
  `,
  contacts: /* GraphQL */ `
    query ContactsDocument {
      contacts: allContactGroup(sort: { position: ASC }) {
        nodes {
          heading
          topics {
            name
            level
            mail
            link
            icon {
              viewBox
              body
            }
          }
        }
      }
    }
  `,
  attribution: /* GraphQL */ `
    query AttributionDocument {
      settings: allSettingsGroup(sort: { position: ASC }) {
        nodes {
          heading
          topics {
            ...DocumentCredit
          }
        }
      }
      attribution: allAttributionGroup(sort: { position: ASC }) {
        nodes {
          heading
          topics {
            ...DocumentCredit
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
    fragment DocumentCredit on CreditTopic {
      name
      link
      level
      icon {
        viewBox
        body
      }
      iconUrl
    }
  `,
  posts: /* GraphQL */ `
    query PostsDocument {
      posts: allPost(sort: { position: ASC }) {
        nodes {
          name
        }
      }
    }
  `,
} as const;

/** All posts with their text: each becomes a file of its own, fetched when it is read. */
export const postTextsQuery = /* GraphQL */ `
  query PostTexts {
    posts: allPost {
      nodes {
        name
        introduction {
          paragraph1 {
            ...DocumentParagraph
          }
          paragraph2 {
            ...DocumentParagraph
          }
          paragraph3 {
            ...DocumentParagraph
          }
        }
        body {
          paragraph1 {
            ...DocumentParagraph
          }
          paragraph2 {
            ...DocumentParagraph
          }
          paragraph3 {
            ...DocumentParagraph
          }
          paragraph4 {
            ...DocumentParagraph
          }
          paragraph5 {
            ...DocumentParagraph
          }
          paragraph6 {
            ...DocumentParagraph
          }
        }
        conclusion {
          paragraph1 {
            ...DocumentParagraph
          }
          paragraph2 {
            ...DocumentParagraph
          }
          paragraph3 {
            ...DocumentParagraph
          }
          paragraph4 {
            ...DocumentParagraph
          }
        }
      }
    }
  }
  fragment DocumentParagraph on PostParagraph {
    content
  }
`;
