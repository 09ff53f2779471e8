import { graphql } from "gatsby";

export { CareerSection as default } from "./CareerSection";

export const query = graphql`
  query CareerPage {
    career {
      work {
        name
        position
        location
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
        startDate
        endDate
        time
      }
    }
  }
`;
