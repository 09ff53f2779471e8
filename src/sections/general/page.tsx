import { graphql } from "gatsby";

export { GeneralSection as default } from "./GeneralSection";

export const query = graphql`
  query GeneralPage {
    general {
      heading
      paragraphs: paragraphsHtml
      featured {
        name
        address
      }
    }
  }
`;
