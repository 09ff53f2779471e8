import { graphql } from "gatsby";

export { ContactSection as default } from "./ContactSection";

export const query = graphql`
  query ContactPage {
    contacts: allContactGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          name
          level
          mail: veiledMail
          link: veiledLink
          icon {
            ...IconDrawing
          }
        }
      }
    }
  }
`;
