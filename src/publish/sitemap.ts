import { writeSiteFile } from "../content/files";
import { APPLICATION_PATH, absoluteUrl, PAGE_PATH } from "../contract/siteFiles";

/** The site's address and all pages. */
const sitemapQuery = /* GraphQL */ `
  query Sitemap {
    site: siteInfo { home }
    allSitePage {
      nodes { path }
    }
  }
`;

/** gatsby-plugin-sitemap: the whole address of every page but those for unknown addresses and of plain reading, in `/sitemap-0.xml` and so on. */
export const sitemapPlugin = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: "/",
    // `robots.txt` names it, which is where search engines look.
    createLinkInHead: false,
    // Another form of the first page, and one for those who were sent its address.
    excludes: [PAGE_PATH, APPLICATION_PATH],
    query: sitemapQuery,
    resolveSiteUrl: ({ site }: Queries.SitemapQuery) => site?.home,
    // Without guesses at how often a page changes.
    serialize: ({ path: url }: { path: string }) => ({ url }),
  },
};

/** Writes `robots.txt`: search engines may read everything, and the sitemap lists it. */
export const writeRobots = (home: string): void => {
  const sitemap = absoluteUrl(home, "/sitemap-index.xml");
  writeSiteFile("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
};
