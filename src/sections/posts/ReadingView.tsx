import { useId, useState } from "react";
import { newVersion } from "../../lib/newVersion";
import { Button } from "../../ui/Button";
import { ErrorView } from "../../ui/ErrorView";
import { ProgressBar } from "../../ui/ProgressBar";
import { AppLink } from "../../windows";
import * as section from "../Section.module.css";
import type { Wanted } from "../section";
import type { ListedPost, Post } from "./content";
import { PostFacts } from "./PostFacts";
import * as styles from "./Posts.module.css";
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

  const isReadable = state.status === "ready";
  const isFailed = state.status === "failed";
  const isOutdated = state.status === "failed" && state.error === newVersion;
  // What was pressed is about to go, and the focus would be lost with it.
  const takeFocus = () => scroller?.focus();

  return (
    <div className={styles.reading} aria-busy={!isReadable && !isFailed}>
      <div className={styles.progress}>
        {isReadable && scroller && (
          <ReadingProgressBar key={listed.address} scroller={scroller} address={listed.address} />
        )}
        {!isReadable && !isFailed && <ProgressBar variant="query" label={words.loading} />}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls must be reached by the keyboard */}
      <section className={styles.scroller} ref={setScroller} tabIndex={0} aria-labelledby={titleId}>
        <article>
          <h4 className={section.heading} id={titleId} {...listed.language}>
            {listed.name}
          </h4>
          {isReadable && <PostFacts post={post} />}
          {isReadable && <PostText post={post} />}
          {isOutdated && <ErrorView error={newVersion} />}
          {state.status === "failed" && !isOutdated && (
            <div role="alert" className={styles.failure}>
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
            <AppLink address={next.address} className={styles.next} onClick={takeFocus}>
              <span>{words.next}</span>{" "}
              <span className={styles.name} {...next.language}>
                <span>{next.name}</span>
              </span>
            </AppLink>
          )}
        </article>
      </section>
    </div>
  );
};
