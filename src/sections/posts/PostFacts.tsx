import { counted } from "../../words/filled";
import type { Post } from "./content";
import * as styles from "./Posts.module.css";
import { words } from "./posts.words";

/** When a post was written, how long it takes to read, and what it is about. */
export const PostFacts = ({
  post: { date, day, readingMinutes, tags, isDraft },
}: {
  post: Post;
}) => (
  <div className={styles.facts}>
    <p>
      {isDraft && <strong className={styles.draft}>{words.draft}</strong>}
      {date !== null && <time dateTime={date}>{day}</time>}
      <span>{counted(words.minutes, { count: readingMinutes })}</span>
    </p>
    {tags.length > 0 && (
      <ul aria-label={words.tags}>
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    )}
  </div>
);
