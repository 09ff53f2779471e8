import { useCallback, useId, useState } from "react";
import { ErrorView } from "../../components/ErrorView";
import { ProgressBar } from "../../components/ProgressBar";
import { scrollMemory } from "../../lib/scrollMemory";
import { AppLink } from "../../windows";
import { words } from "../../words/words";
import * as section from "../Section.module.css";
import type { Wanted } from "../section";
import type { ListedPost } from "./PostList";
import * as styles from "./Posts.module.css";
import { type Post, PostFacts, PostText } from "./PostText";
import { ReadingProgressBar } from "./ReadingProgressBar";

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
    <div className={styles.reading} aria-busy={state.status === "loading"}>
      <div className={styles.progress}>
        {state.status === "ready" && scroller && (
          <ReadingProgressBar key={address} scroller={scroller} address={address} />
        )}
        {state.status === "loading" && <ProgressBar variant="query" label={words.posts.loading} />}
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
          {state.status === "ready" && (
            <>
              <PostFacts post={post} />
              <PostText post={post} />
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
          {state.status === "failed" && (
            <ErrorView error={state.error} sentence={words.posts.failed} onRetry={state.retry} />
          )}
        </article>
      </section>
    </div>
  );
};
