import { graphql } from "gatsby";

export { PostsSection as default } from "./PostsSection";

export const query = graphql`
  query PostsPage($item: String) {
    posts: allPost(sort: { position: ASC }) {
      nodes {
        name
        address
        language {
          lang
          dir
        }
        date
        day
        isDraft
      }
    }
    post(address: { eq: $item }) {
      name
      address
      language {
        lang
        dir
      }
      date
      day
      readingMinutes
      tags
      isDraft
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
`;
