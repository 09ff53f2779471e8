/** The site, its posts, and the paths of pages: not all posts have one. */
export const feedQuery = /* GraphQL */ `
  query Feed {
    site: siteInfo {
      title
      description
      home
      owner { name }
    }
    pages: allSitePage {
      nodes { path }
    }
    posts: allPost(sort: { position: ASC }) {
      nodes {
        name
        address
        summary
        lang
        date
        html
        introduction { paragraph1 { content } paragraph2 { content } paragraph3 { content } }
        body {
          paragraph1 { content } paragraph2 { content } paragraph3 { content }
          paragraph4 { content } paragraph5 { content } paragraph6 { content }
        }
        conclusion {
          paragraph1 { content } paragraph2 { content }
          paragraph3 { content } paragraph4 { content }
        }
      }
    }
  }
`;
