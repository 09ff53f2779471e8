import { graphql, withPrefix } from "gatsby";
import ChevronDown from "lucide-react/icons/chevron-down";
import Rss from "lucide-react/icons/rss";
import { useId, useRef, useState } from "react";
import { LONGEST_WHOLE_LIST } from "../../contract/pageContext";
import { FEED_PATH } from "../../contract/siteFiles";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { Cover } from "../Cover";
import { ItemList } from "../ItemList";
import * as parts from "../Parts.module.css";
import * as section from "../Section.module.css";
import { type SectionProps, shownIndexIn } from "../section";
import * as styles from "./Posts.module.css";
import { ReadingView } from "./ReadingView";
import { usePostList } from "./usePostList";

const yearOf = ({ year }: { readonly year: string | null }) => year ?? undefined;

/** A list of posts beside the chosen one; in a narrow window above it, folded. */
const PostsSection = ({ title, data, requested }: SectionProps<Queries.PostsPageQuery>) => {
  // At the section's own address the visitor is yet to choose.
  const [isListOpen, setIsListOpen] = useState(requested.address !== data.post?.address);
  const toggle = useRef<HTMLButtonElement>(null);
  const headingId = useId();
  const listId = useId();
  const { posts, post } = data;
  const { nodes, rest } = usePostList(data, requested);
  const shownIndex = shownIndexIn(nodes, requested, post);
  const listed = nodes[shownIndex];

  const foldList = () => {
    if (!isListOpen) return;
    // The list folds with the focus in it.
    toggle.current?.focus();
    setIsListOpen(false);
  };

  if (!post || !listed) {
    return (
      <div className={section.frame}>
        <h3 className={section.title}>{title}</h3>
        <p className={parts.empty}>{words.posts.empty}</p>
      </div>
    );
  }
  return (
    <div className={styles.layout}>
      <div className={styles.posts} data-folded={isListOpen ? undefined : ""}>
        <div className={styles.header}>
          <h3 className={section.title} id={headingId}>
            {title}
          </h3>{" "}
          <a
            className={styles.feed}
            type="application/rss+xml"
            // A file and no page: the browser follows it by itself.
            href={withPrefix(FEED_PATH)}
          >
            <Rss aria-hidden />
            {words.posts.feed}
          </a>{" "}
          {nodes.length > 1 && (
            <button
              type="button"
              className={styles.toggle}
              ref={toggle}
              aria-expanded={isListOpen}
              aria-controls={listId}
              onClick={() => {
                rest?.load();
                setIsListOpen(!isListOpen);
              }}
            >
              <span>{filled(words.posts.all, { count: posts.totalCount })}</span>
              <ChevronDown aria-hidden />{" "}
            </button>
          )}
        </div>
        <ItemList
          id={listId}
          className={styles.list}
          aria-labelledby={headingId}
          items={nodes}
          shownIndex={shownIndex}
          rest={rest}
          groupOf={posts.totalCount > LONGEST_WHOLE_LIST ? yearOf : undefined}
          onChosen={foldList}
        >
          {({ name, summary, language, date, day, isDraft, readingMinutes, ...covered }) => (
            <>
              <Cover of={covered} width={56} height={40} loading="lazy" />
              <span className={styles.name} {...language}>
                {`${name} `}
              </span>
              <span className={styles.day}>
                {isDraft && <span className={styles.draft}>{`${words.posts.draft} · `}</span>}
                {date !== null && <time dateTime={date}>{`${day} · `}</time>}
                <span>{filled(words.posts.minutes, { count: readingMinutes })}</span>{" "}
              </span>
              {summary !== name && (
                <span className={styles.summary} {...language}>
                  {summary}
                </span>
              )}
            </>
          )}
        </ItemList>
      </div>
      <ReadingView
        listed={listed}
        post={post}
        state={requested.state}
        next={nodes[shownIndex + 1]}
      />
    </div>
  );
};

export default PostsSection;

export const query = graphql`
  query PostsPage($item: String, $listSkip: Int, $listLimit: Int) {
    posts: allPost(sort: { position: ASC }, skip: $listSkip, limit: $listLimit) {
      totalCount
      ...ListedPosts
      nodes {
        position
        year
        coverPath
        coverPicture { ...Thumbnail }
      }
    }
    years: allPost { distinct(field: { year: SELECT }) }
    post(address: { eq: $item }) {
      name address cover coverPath date day readingMinutes isDraft html
      headings { id text isLower }
      keywords { name uses { ...Use } more }
      language { lang dir }
    }
  }

  fragment ListedPosts on PostConnection {
    nodes {
      name summary address date day isDraft readingMinutes
      language { lang dir }
    }
  }
`;
