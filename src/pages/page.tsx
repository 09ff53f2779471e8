import { graphql } from "gatsby";

export { PlainPage as default } from "../desktop/PlainPage";

export const query = graphql`
  query PlainPage {
    ...GeneralContent
    ...CareerContent
    ...InterestsContent
    ...PostsContent
    ...ContactContent
  }
`;
