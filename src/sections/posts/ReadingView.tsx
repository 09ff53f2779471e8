import { useId, useState } from "react";
import { useLoading } from "../../lib/loading";
import { newVersion } from "../../lib/newVersion";
import { Button } from "../../ui/Button";
import { ErrorView } from "../../ui/ErrorView";
import { failures } from "../../ui/failures.words";
import { ProgressBar } from "../../ui/ProgressBar";
import { PlaceLink } from "../../windows";
import { markdownStyles, readingStyles } from "../readingStyles";
import type { Wanted } from "../section";
import type { ListedPost, Post } from "./content";
import { PostFacts } from "./PostFacts";
import { PostText } from "./PostText";
import { words } from "./posts.words";
import { ReadingProgressBar } from "./ReadingProgressBar";

export interface ReadingViewProps {
  /** The chosen post as the list has it. */
  listed: ListedPost;
  /** The post that the page brings: the chosen one, unless that is still on its way. */
  post: Post;
  state: Wanted["state"];
  /** What can be read after it, if anything. */
  next: ListedPost | undefined;
}

/** The chosen post, in a view that scrolls by itself. */
export const ReadingView = ({ listed, post, state, next }: ReadingViewProps) => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const styles = useLoading(post.html === null ? readingStyles : markdownStyles);

  const isReadable = styles.status === "ready" && state.status === "ready";
  const isFailed = styles.status === "failed" || state.status === "failed";
  const isOutdated = state.status === "failed" && state.error === newVersion;
  // What was pressed is about to go, and the focus would be lost with it.
  const takeFocus = () => scroller?.focus();

  return (
    <div data-part="reading" aria-busy={!isReadable && !isFailed}>
      <div data-part="progress">
        {isReadable && scroller && (
          <ReadingProgressBar key={listed.address} scroller={scroller} address={listed.address} />
        )}
        {!isReadable && !isFailed && <ProgressBar variant="query" label={words.loading} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls must be reached by the keyboard */}
      <section data-part="scroller" ref={setScroller} tabIndex={0} aria-labelledby={titleId}>
        <article>
          <h4 id={titleId} {...listed.language}>
            {listed.name}
          </h4>
          {isReadable && <PostFacts post={post} />}
          {isReadable && <PostText post={post} />}
          {styles.status !== "failed" && isOutdated && <ErrorView error={newVersion} />}
          {styles.status === "failed" && (
            <ErrorView
              error={styles.error}
              sentence={failures.partNotLoaded}
              onRetry={styles.retry}
            />
          )}
          {styles.status !== "failed" && state.status === "failed" && !isOutdated && (
            <div role="alert" data-part="failure">
              <p>{words.failed}</p>
              <p>{words.checkConnection}</p>
              <Button
                onClick={() => {
                  takeFocus();
                  state.retry();
                }}
              >
                {words.tryAgain}
              </Button>
            </div>
          )}
          {isReadable && next !== undefined && (
            <PlaceLink address={next.address} data-part="next" onClick={takeFocus}>
              <span>{words.next}</span>{" "}
              <span data-part="name" {...next.language}>
                <span>{next.name}</span>
              </span>
            </PlaceLink>
          )}
        </article>
      </section>
    </div>
  );
};
