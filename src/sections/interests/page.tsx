import { graphql } from "gatsby";

export { InterestsSection as default } from "./InterestsSection";

export const query = graphql`
  query InterestsPage {
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
