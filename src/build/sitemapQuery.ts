/** Where the site is, and every page that Gatsby has made. */
export const sitemapQuery = /* GraphQL */ `
  query Sitemap {
    site: siteInfo { home }
    allSitePage {
      nodes { path }
    }
  }
`;
