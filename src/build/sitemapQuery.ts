/** The site's address and all pages. */
export const sitemapQuery = /* GraphQL */ `
  query Sitemap {
    site: siteInfo { home }
    allSitePage {
      nodes { path }
    }
  }
`;
