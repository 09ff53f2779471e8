import { graphql } from "gatsby";

export { ProjectsSection as default } from "./ProjectsSection";

export const query = graphql`
  query ProjectsPage($item: String) {
    projects: allProject(sort: { position: ASC }) {
      nodes {
        name
        address
        language {
          lang
          dir
        }
        basics {
          company {
            ...EntryTexts
          }
          year {
            ...EntryTexts
          }
        }
        coverPath
        coverPicture {
          childImageSharp {
            resize(width: 112, height: 80, toFormat: WEBP) {
              src
            }
          }
        }
      }
    }
    project(address: { eq: $item }) {
      name
      address
      language {
        lang
        dir
      }
      coverPath
      links {
        label
        url: veiledUrl
      }
      pictures {
        alt
        caption
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
      problem {
        ...EntryProse
      }
      decisions {
        ...EntryProse
      }
      outcome {
        ...EntryProse
      }
      basics {
        company {
          ...EntryTexts
        }
        name {
          ...EntryTexts
        }
        alias {
          ...EntryTexts
        }
        keywords {
          ...EntryTexts
        }
        role {
          ...EntryTexts
        }
        year {
          ...EntryTexts
        }
      }
      description {
        whatWasDone {
          ...EntryProse
        }
      }
      aboutCompany {
        country {
          ...EntryTexts
        }
        city {
          ...EntryTexts
        }
        statement {
          ...EntryProse
        }
      }
    }
  }

  fragment EntryProse on Entry {
    type
    content: html
  }

  fragment EntryTexts on Entry {
    type
    content
  }
`;
