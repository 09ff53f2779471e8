import { escapeHtml, xmlText } from "../content/text";
import { absoluteUrl, FEED_PATH } from "../contract/siteFiles";
import { language } from "../words/locale";
import { otherLanguage } from "../words/siteLanguage";

/** The site and its newest posts: a feed of all would be megabytes, at each visit of a reader. */
export const feedQuery = /* GraphQL */ `
  query Feed {
    site: siteInfo {
      title description home
      owner { name }
    }
    posts: allPost(sort: { position: ASC }, limit: 20) {
      nodes {
        name address summary lang date html
      }
    }
  }
`;

interface Answered {
  readonly query: Queries.FeedQuery;
}

type Post = Queries.FeedQuery["posts"]["nodes"][number];

/** Addresses from the site's root, or within the post: a feed reader has neither. */
const RELATIVE = /( (?:href|src)=")([/#][^"]*)/g;

/** Attributes that only the site's own styles and scripts understand, and picture sizes that a feed reader can't choose from. */
const OF_THE_SITE =
  /<source [^>]*>| (?:srcset|sizes|class|tabindex|data-[a-z]+)="[^"]*"|<a [^>]*aria-hidden="true"[^>]*>#<\/a>/g;

/** A post as HTML for feed readers. */
const wholeText = ({ html, address }: Post, home: string): string =>
  String(html)
    .replace(OF_THE_SITE, "")
    .replace(
      RELATIVE,
      (_, before, link) => before + new URL(link, absoluteUrl(home, address)).href,
    );

const items = ({ query: { site, posts } }: Answered) => {
  if (site === null) return [];
  // The feed of another language than the first has no text that is not translated.
  const listed = posts.nodes.filter(({ lang }) => lang === null || !otherLanguage());
  return listed.map((post) => ({
    title: xmlText(post.name),
    description: xmlText(escapeHtml(post.summary)),
    url: absoluteUrl(site.home, post.address),
    author: xmlText(site.owner.name),
    date: post.date ?? undefined,
    custom_elements: [
      { "content:encoded": { _cdata: xmlText(wholeText(post, site.home)) } },
      ...(post.lang === null ? [] : [{ "dc:language": post.lang }]),
    ],
  }));
};

const channel = ({ query: { site } }: Answered) =>
  site && {
    title: xmlText(site.title),
    description: xmlText(site.description),
    site_url: site.home,
    feed_url: absoluteUrl(site.home, FEED_PATH),
    language,
    generator: "Gatsby",
  };

/** gatsby-plugin-feed: RSS of the posts. Where there are none, `onPostBuild` removes it again. */
export const feedPlugin = {
  resolve: "gatsby-plugin-feed",
  options: {
    // The plugin's default asks for metadata that this site keeps elsewhere.
    query: "{ __typename }",
    setup: channel,
    feeds: [
      {
        output: FEED_PATH,
        query: feedQuery,
        title: "Posts",
        serialize: items,
        // Matches no path: `DocumentHead` writes the link, as it knows whether there is a feed.
        match: "(?!)",
      },
    ],
  },
};
