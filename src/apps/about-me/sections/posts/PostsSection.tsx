import { QueryClientProvider } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { usePosts } from "../../../../content/posts";
import { postsRecipe } from "../../../../theme/recipes/posts";
import { styled } from "../../../../theme/styled";
import { PostList } from "./PostList";
import { postsClient } from "./postsClient";
import { ReadingView } from "./ReadingView";

const Layout = styled("div", postsRecipe);

/** A list of posts beside the one being read; in a narrow window above it, folded. */
export const PostsSection = () => {
  const { names, postName, selectPost } = usePosts();
  const [isListOpen, setIsListOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const listId = useId();

  const choose = (name: string) => {
    selectPost(name);
    if (!isListOpen) return;
    // The list folds with the focus in it.
    toggle.current?.focus();
    setIsListOpen(false);
  };

  if (postName === null) {
    return (
      <Layout>
        <div data-part="empty">
          <h3>Posts</h3>
          <p>There are no posts yet.</p>
        </div>
      </Layout>
    );
  }
  return (
    <Layout>
      <div data-part="posts" data-folded={isListOpen ? undefined : ""}>
        <div data-part="header">
          <h3 id={headingId}>Posts</h3>
          {names.length > 1 && (
            <button
              type="button"
              ref={toggle}
              aria-expanded={isListOpen}
              aria-controls={listId}
              onClick={() => setIsListOpen(!isListOpen)}
            >
              All {names.length} posts
              <ChevronDown aria-hidden />
            </button>
          )}
        </div>

        <PostList
          id={listId}
          labelledBy={headingId}
          names={names}
          selectedName={postName}
          onSelect={choose}
        />
      </div>

      <QueryClientProvider client={postsClient}>
        <ReadingView
          postName={postName}
          nextName={names[names.indexOf(postName) + 1]}
          onSelect={selectPost}
        />
      </QueryClientProvider>
    </Layout>
  );
};
