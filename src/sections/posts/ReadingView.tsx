import { useCallback, useId, useState } from "react";
import { ErrorView } from "../../components/ErrorView";
import { ProgressBar } from "../../components/ProgressBar";
import { scrollMemory } from "../../lib/scrollMemory";
import { AppLink } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { MarkdownText } from "../MarkdownText";
import * as section from "../Section.module.css";
import type { Wanted } from "../section";
import * as styles from "./Posts.module.css";
import { ReadingProgressBar } from "./ReadingProgressBar";

type ListedPost = Queries.PostsPageQuery["posts"]["nodes"][number];
type Post = NonNullable<Queries.PostsPageQuery["post"]>;

/** The date of a post, its reading time and its tags. */
const PostFacts = ({ date, day, readingMinutes, tags, isDraft }: Post) => (
  <div className={styles.facts}>
    <p>
      {isDraft && <strong className={styles.draft}>{words.posts.draft}</strong>}
      {date !== null && <time dateTime={date}>{day}</time>}
      <span>{filled(words.posts.minutes, { count: readingMinutes })}</span>
    </p>
    {tags.length > 0 && (
      <ul className={section.tags} aria-label={words.posts.tags}>
        {[...new Set(tags)].map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    )}
  </div>
);

interface ReadingViewProps {
  /** The chosen post in the list. */
  listed: ListedPost;
  /** The chosen post, or while it loads the one before it. */
  post: Post;
  state: Wanted["state"];
  next: ListedPost | undefined;
}

/** The chosen post, in a view that scrolls by itself. */
export const ReadingView = ({ listed, post, state, next }: ReadingViewProps) => {
  const { name, address, language } = listed;
  const titleId = useId();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the post on arrival may have been scrolled before hydration, later ones not
  const takeScroller = useCallback((element: HTMLElement | null) => {
    if (element) scrollMemory.rememberEarly(address, element.scrollTop);
    setScroller(element);
  }, []);

  return (
    <div className={styles.reading} aria-busy={state.status === "pending"}>
      <div className={styles.progress}>
        {state.status === "success" && scroller && (
          <ReadingProgressBar key={address} scroller={scroller} address={address} />
        )}
        {state.status === "pending" && <ProgressBar variant="query" label={words.posts.loading} />}
      </div>
      <section
        className={styles.scroller}
        ref={takeScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls must be reached by the keyboard
        tabIndex={0}
        aria-labelledby={titleId}
      >
        <article>
          <h4 className={section.heading} id={titleId} {...language}>
            {name}
          </h4>
          {state.status === "success" && (
            <>
              <PostFacts {...post} />
              <MarkdownText html={post.html} language={post.language} />
              {next !== undefined && (
                <AppLink
                  address={next.address}
                  className={styles.next}
                  // This link disappears with its post, and the focus would be lost.
                  onClick={() => scroller?.focus()}
                >
                  <span>{words.posts.next}</span>{" "}
                  <span className={styles.name} {...next.language}>
                    <span>{next.name}</span>
                  </span>
                </AppLink>
              )}
            </>
          )}
          {state.status === "error" && (
            <ErrorView
              error={state.error}
              sentence={words.failures.partNotLoaded}
              onRetry={state.refetch}
            />
          )}
        </article>
      </section>
    </div>
  );
};
