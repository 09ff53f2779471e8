import { FEED_PATH } from "../../lib/feed";
import { wholeAddress } from "../../lib/wholeAddress";
import { language } from "../../words/locale.words";
import { feedItems } from "./feedItems";
import { feedQuery } from "./feedQuery";
import { xmlText } from "./xmlText";

/** Asked before the feed's own query; the plugin's default asks for what this site keeps elsewhere. */
const NOTHING = "{ __typename }";

/** No path is matched by this. */
const NEVER = "(?!)";

interface Answered {
  query: Queries.FeedQuery;
}

/** What the feed says of itself. */
const channel = ({ query: { site } }: Answered) =>
  site && {
    title: xmlText(site.title),
    description: xmlText(site.description),
    site_url: site.home,
    feed_url: wholeAddress(site.home, FEED_PATH),
    language,
    generator: "Gatsby",
  };

/** gatsby-plugin-feed: RSS of the posts. Where there are none, `writeForOthers` takes it away again. */
export const feedPlugin = {
  resolve: "gatsby-plugin-feed",
  options: {
    query: NOTHING,
    setup: channel,
    feeds: [
      {
        output: FEED_PATH,
        query: feedQuery,
        title: "Posts",
        serialize: ({ query }: Answered) => feedItems(query),
        // The plugin's own link would be in every page, also where there is no feed.
        match: NEVER,
      },
    ],
  },
};
