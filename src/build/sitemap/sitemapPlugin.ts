import { sitemapQuery } from "./sitemapQuery";

/** The sitemap's address; what it lists stands in `/sitemap-0.xml` beside it, and in more when there are many pages. */
export const SITEMAP_PATH = "/sitemap-index.xml";

/** gatsby-plugin-sitemap: the whole address of every page but that for unknown addresses. */
export const sitemapPlugin = {
  resolve: "gatsby-plugin-sitemap",
  options: {
    output: "/",
    // `robots.txt` names it, which is where search engines look.
    createLinkInHead: false,
    query: sitemapQuery,
    resolveSiteUrl: ({ site }: Queries.SitemapQuery) => site?.home,
    // Nobody knows how often a page will change, and all are equally dear.
    serialize: ({ path }: { path: string }) => ({ url: path }),
  },
};
