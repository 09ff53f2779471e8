import { useId, useState } from "react";
import { useOnDemand } from "../../../../lib/useOnDemand";
import { Button } from "../../../../ui/Button";
import { ErrorView } from "../../../../ui/ErrorView";
import { ProgressBar } from "../../../../ui/ProgressBar";
import { PostText } from "./PostText";
import { ReadingProgressBar } from "./ReadingProgressBar";
import { readingStyles } from "./readingStyles";
import { usePost } from "./usePost";

export interface ReadingViewProps {
  postName: string;
  /** What can be read after it, if anything. */
  nextName: string | undefined;
  onSelect(postName: string): void;
}

/** The chosen post, in a view that scrolls by itself. */
export const ReadingView = ({ postName, nextName, onSelect }: ReadingViewProps) => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const post = usePost(postName);
  const styles = useOnDemand(readingStyles);

  const isReadable = styles.status === "ready" && post.data !== undefined;
  const isFailed = styles.status === "failed" || (post.isError && post.data === undefined);
  // What was pressed is about to go, and the focus would be lost with it.
  const takeFocus = () => scroller?.focus();

  return (
    <div data-part="reading" aria-busy={!isReadable && !isFailed}>
      <div data-part="progress">
        {isReadable && scroller && (
          <ReadingProgressBar key={postName} scroller={scroller} postName={postName} />
        )}
        {!isReadable && !isFailed && <ProgressBar variant="query" label="Loading the post" />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls must be reached by the keyboard */}
      <section data-part="scroller" ref={setScroller} tabIndex={0} aria-labelledby={titleId}>
        <article>
          <h4 id={titleId}>{postName}</h4>
          {isReadable && <PostText post={post.data} />}
          {styles.status === "failed" && (
            <ErrorView
              error={styles.error}
              onRetry={() => {
                takeFocus();
                styles.retry();
              }}
            />
          )}
          {styles.status !== "failed" && isFailed && (
            <div role="alert" data-part="failure">
              <p>This post could not be loaded.</p>
              <Button
                onClick={() => {
                  takeFocus();
                  void post.refetch();
                }}
              >
                Try again
              </Button>
            </div>
          )}
          {isReadable && nextName !== undefined && (
            <button
              type="button"
              data-part="next"
              onClick={() => {
                takeFocus();
                onSelect(nextName);
              }}
            >
              <span>Next post</span> <span data-part="name">{nextName}</span>
            </button>
          )}
        </article>
      </section>
    </div>
  );
};
