import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { counted } from "../../words/filled";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import { FeedLink } from "./FeedLink";
import { PostList } from "./PostList";
import * as styles from "./Posts.module.css";
import { words } from "./posts.words";
import { ReadingView } from "./ReadingView";

/** A list of posts beside the one being read; in a narrow window above it, folded. */
export const PostsSection = ({ title, data, wanted }: SectionProps<Queries.PostsPageQuery>) => {
  const [isListOpen, setIsListOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const listId = useId();
  const posts = data.posts.nodes;
  const indexOf = (address: string | undefined) =>
    posts.findIndex((post) => post.address === address);
  // The section's own address shows whichever post the page brings.
  const wantedIndex = indexOf(wanted.address);
  const shownIndex = wantedIndex >= 0 ? wantedIndex : indexOf(data.post?.address);
  const shown = posts[shownIndex];

  const foldList = () => {
    if (!isListOpen) return;
    // The list folds with the focus in it.
    toggle.current?.focus();
    setIsListOpen(false);
  };

  if (!data.post || !shown) {
    return (
      <div className={styles.layout}>
        <div className={section.frame}>
          <h3 className={section.heading}>{title}</h3>
          <p className={section.empty}>{words.empty}</p>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.layout}>
      <div className={styles.posts} data-folded={isListOpen ? undefined : ""}>
        <div className={styles.header}>
          <h3 className={section.heading} id={headingId}>
            {title}
          </h3>
          <FeedLink />
          {posts.length > 1 && (
            <button
              type="button"
              ref={toggle}
              aria-expanded={isListOpen}
              aria-controls={listId}
              onClick={() => setIsListOpen(!isListOpen)}
            >
              {counted(words.all, { count: posts.length })}
              <ChevronDown aria-hidden />
            </button>
          )}
        </div>

        <PostList
          id={listId}
          labelledBy={headingId}
          posts={posts}
          shownIndex={shownIndex}
          onChosen={foldList}
        />
      </div>

      <ReadingView
        listed={shown}
        post={data.post}
        state={wanted.state}
        next={posts[shownIndex + 1]}
      />
    </div>
  );
};
