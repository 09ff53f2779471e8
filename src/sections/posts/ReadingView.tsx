import { useId, useRef } from "react";
import { ErrorView } from "../../components/ErrorView";
import { ProgressBar } from "../../components/ProgressBar";
import { AppLink } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { Cover } from "../Cover";
import { Keywords } from "../Keywords";
import { MarkdownText } from "../MarkdownText";
import * as section from "../Section.module.css";
import type { RequestedPage } from "../section";
import { WithContents } from "./Contents";
import * as styles from "./Posts.module.css";
import { useReadingProgress } from "./useReadingProgress";

type ListedPost = Queries.PostsPageQuery["posts"]["nodes"][number];
type Post = NonNullable<Queries.PostsPageQuery["post"]>;

/** The date of a post, its reading time and its tags. */
const PostFacts = ({ date, day, readingMinutes, keywords, isDraft }: Post) => (
  <div className={`${section.aside} ${styles.facts}`}>
    <p>
      {isDraft && <strong className={styles.draft}>{`${words.posts.draft} · `}</strong>}
      {date !== null && <time dateTime={date}>{`${day} · `}</time>}
      <span>{filled(words.posts.minutes, { count: readingMinutes })}</span>
    </p>{" "}
    {keywords.length > 0 && <Keywords label={words.posts.tags} keywords={keywords} />}
  </div>
);

interface ReadingViewProps {
  /** The chosen post in the list. */
  listed: ListedPost;
  /** The chosen post, or while it loads the one before it. */
  post: Post;
  state: RequestedPage["state"];
  next: ListedPost | undefined;
}

/** The chosen post, in a view that scrolls by itself. */
export const ReadingView = ({ listed, post, state, next }: ReadingViewProps) => {
  const { name, address, language } = listed;
  const titleId = useId();
  const scroller = useRef<HTMLElement>(null);
  const isReady = state.status === "success";
  const progress = useReadingProgress(scroller, address, isReady);

  return (
    <div className={styles.reading} aria-busy={state.status === "pending"}>
      <div className={styles.progress}>
        {isReady && <ProgressBar key={address} variant="buffer" {...progress} />}
        {state.status === "pending" && <ProgressBar variant="query" label={words.posts.loading} />}
      </div>
      <section
        className={styles.scroller}
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls must be reached by the keyboard
        tabIndex={0}
        aria-labelledby={titleId}
      >
        <article data-paper="">
          {isReady && post.cover && <Cover className={styles.cover} of={post} isOnOwnPage />}
          <h4 className={section.heading} id={titleId} {...language}>
            {name}
          </h4>{" "}
          {isReady && (
            <>
              <PostFacts {...post} />
              <WithContents
                headings={post.headings}
                language={post.language}
                scroller={scroller}
                isAtEnd={progress.value === 100}
              >
                <MarkdownText html={post.html} language={post.language} />
              </WithContents>
              {next !== undefined && (
                <AppLink
                  address={next.address}
                  className={styles.next}
                  data-screen-only=""
                  // This link disappears with its post, and the focus would be lost.
                  onClick={() => scroller.current?.focus()}
                >
                  <span>{words.posts.next}</span>{" "}
                  <span className={styles.name} {...next.language}>
                    {next.name}
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
