import { graphql } from "gatsby";

export { ResumeView as default } from "./ResumeView";

/** All that the résumé is made of, in whatever form: see `src/resume`. */
export const query = graphql`
  query ResumePage {
    site: siteInfo {
      home
      owner {
        name
        role
        email: veiledEmail
        place
        headline
        summary
        availability
        pronouns
        phone
      }
      resume {
        showMail
        showPhone
        file
      }
    }
    career {
      work {
        name
        position
        location
        description
        url
        summary
        highlights
        startDate
        endDate
        time
      }
      education {
        institution
        area
        studyType
        url
        score
        courses
        startDate
        endDate
        time
      }
      volunteer {
        organization
        position
        url
        summary
        highlights
        startDate
        endDate
        time
      }
      certificates {
        name
        issuer
        url
        date
        time
      }
      publications {
        name
        publisher
        url
        summary
        releaseDate
        time
      }
      awards {
        title
        awarder
        summary
        date
        time
      }
      skills {
        name
        level
        keywords
      }
      languages {
        language
        fluency
      }
      references {
        name
        reference
      }
    }
    contacts: allContactGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          name
          link: veiledLink
        }
      }
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        name
        address
        brief
        language {
          lang
          dir
        }
        start
        end
        links {
          label
          url: veiledUrl
        }
        basics {
          company {
            content
          }
          role {
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
`;
