import { wholeAddress } from "../../lib/wholeAddress";
import { escapeHtml } from "../escapeHtml";
import { htmlForReaders } from "./htmlForReaders";
import { xmlText } from "./xmlText";

type Post = Queries.FeedQuery["posts"]["nodes"][number];
type Part = Record<string, { readonly content: string } | null> | null;

/** A post in the feed, as gatsby-plugin-feed hands it to the package `rss`. */
export interface FeedItem {
  /** Plain text. */
  readonly title: string;
  /** HTML, as readers of feeds take it for that. */
  readonly description: string;
  /** Being the post's only address that lasts, it is its id as well. */
  readonly url: string;
  readonly author: string;
  /** YYYY-MM-DD; undefined where the post has none. */
  readonly date: string | undefined;
  /** The whole post as HTML, and its language where that is not the feed's. */
  readonly custom_elements: readonly (
    | { readonly "content:encoded": { readonly _cdata: string } }
    | { readonly "dc:language": string }
  )[];
}

const paragraphs = (part: Part): string[] =>
  Object.values(part ?? {}).flatMap((paragraph) => (paragraph ? [paragraph.content] : []));

const wholeText = ({ html, introduction, body, conclusion }: Post, home: string): string => {
  if (html !== null) return htmlForReaders(html, home);
  return [introduction, body, conclusion]
    .flatMap(paragraphs)
    .map((text) => `<p>${escapeHtml(text)}</p>`)
    .join("\n");
};

/** The posts that have pages, with their whole texts. */
export const feedItems = ({ site, pages, posts }: Queries.FeedQuery): FeedItem[] => {
  if (site === null) return [];
  const paths = new Set(pages.nodes.map(({ path }) => path));
  return posts.nodes
    .filter(({ address }) => paths.has(address))
    .map((post) => ({
      title: xmlText(post.name),
      description: xmlText(escapeHtml(post.summary)),
      url: wholeAddress(site.home, post.address),
      author: xmlText(site.owner.name),
      date: post.date ?? undefined,
      custom_elements: [
        { "content:encoded": { _cdata: xmlText(wholeText(post, site.home)) } },
        ...(post.lang === null ? [] : [{ "dc:language": post.lang }]),
      ],
    }));
};
