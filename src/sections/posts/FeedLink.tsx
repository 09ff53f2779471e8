import { withPrefix } from "gatsby";
import { Rss } from "lucide-react";
import { FEED_PATH } from "../../lib/feed";
import * as styles from "./Posts.module.css";
import { words } from "./posts.words";

/** The posts for feed readers. It is a file and no page, so the browser follows it by itself. */
export const FeedLink = () => (
  <a className={styles.feed} type="application/rss+xml" href={withPrefix(FEED_PATH)}>
    <Rss aria-hidden />
    {words.feed}
  </a>
);
