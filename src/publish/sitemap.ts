import { uncheckedSite, writeSiteFile } from "../content/files";
import { APPLICATION_PATH, absoluteUrl, PAGE_PATH } from "../contract/siteFiles";
import { recordOf } from "../lib/unknownValue";
import { languagePath, siteLanguages } from "../words/siteLanguage";
import { languagesForPages } from "./languages";

type Page = Pick<Queries.SitePage, "path" | "pageContext">;

/** The page's addresses in all languages; none of a site in one. */
const linksOf = (path: string) => {
  const list = languagesForPages()?.list ?? [];
  const url = (prefix: string) => new URL(prefix + path, String(uncheckedSite().siteUrl)).href;
  const links = list.map(({ lang, path: prefix }) => ({ lang, url: url(prefix) }));
  return links[0] && { links: [...links, { ...links[0], lang: "x-default" }] };
};

/** The site's address and all pages. */
const sitemapQuery = /* GraphQL */ `
  query Sitemap {
    site: siteInfo { home }
    allSitePage {
      nodes { path pageContext }
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
    resolvePages: ({ allSitePage }: Queries.SitemapQuery) =>
      allSitePage.nodes.filter(({ pageContext }) => !recordOf(pageContext).isUntranslated),
    // Without guesses at how often a page changes.
    serialize: ({ path: url }: Page) => ({ url, ...linksOf(url) }),
  },
};

/** Writes `robots.txt`: search engines may read everything, and the sitemap of each language lists it. */
export const writeRobots = (home: string): void => {
  const [, ...others] = siteLanguages();
  const sitemaps = ["", ...others.map(languagePath)].map(
    (folder) => `Sitemap: ${absoluteUrl(home, `${folder}/sitemap-index.xml`)}\n`,
  );
  writeSiteFile("robots.txt", `User-agent: *\nAllow: /\n\n${sitemaps.join("")}`);
};
