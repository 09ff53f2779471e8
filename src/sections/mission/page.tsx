import { graphql } from "gatsby";

export { MissionSection as default } from "./MissionSection";

export const query = graphql`
  query MissionPage {
    mission {
      heading
      paragraphs: paragraphsHtml
    }
  }
`;
