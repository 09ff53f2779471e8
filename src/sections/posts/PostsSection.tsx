import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { styled } from "../../theme/styled";
import { counted } from "../../words/filled";
import type { SectionProps } from "../section";
import { FeedLink } from "./FeedLink";
import { PostList } from "./PostList";
import { postsRecipe } from "./posts.recipe";
import { words } from "./posts.words";
import { ReadingView } from "./ReadingView";

const Layout = styled("div", postsRecipe);

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
      <Layout>
        <div data-part="empty">
          <h3>{title}</h3>
          <p>{words.empty}</p>
        </div>
      </Layout>
    );
  }
  return (
    <Layout>
      <div data-part="posts" data-folded={isListOpen ? undefined : ""}>
        <div data-part="header">
          <h3 id={headingId}>{title}</h3>
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
    </Layout>
  );
};
