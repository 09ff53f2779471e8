import { useRovingFocus } from "../../components/useRovingFocus";
import { useBrowserLayoutEffect } from "../../lib/hydration";
import { centreWithin } from "../../lib/scrollWithin";
import { AppLink } from "../../windows";
import { words } from "../../words/words";
import * as section from "../Section.module.css";
import * as styles from "./Posts.module.css";

export type ListedPost = Queries.PostsPageQuery["posts"]["nodes"][number];

interface PostListProps {
  id: string;
  labelledBy: string;
  posts: readonly ListedPost[];
  shownIndex: number;
  onChosen(): void;
}

/** The posts' names: one stop for Tab, however many there are. */
export const PostList = ({ id, labelledBy, posts, shownIndex, onChosen }: PostListProps) => {
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: posts.map(({ name }) => name),
    currentIndex: shownIndex,
  });

  useBrowserLayoutEffect(() => {
    const shown = list.current?.children[shownIndex];
    if (list.current && shown instanceof HTMLElement) centreWithin(list.current, shown);
  }, [list, shownIndex]);

  return (
    <ul ref={list} id={id} className={styles.list} aria-labelledby={labelledBy} {...listProps}>
      {posts.map(({ name, address, language, date, day, isDraft }, index) => (
        <li key={address}>
          <AppLink
            className={section.choice}
            address={address}
            aria-current={index === shownIndex ? "page" : undefined}
            onClick={onChosen}
            {...itemProps(index)}
          >
            <span className={styles.name} {...language}>
              <span>{name}</span>
            </span>
            {(date !== null || isDraft) && (
              <span className={styles.day}>
                {isDraft && <span className={styles.draft}>{words.posts.draft}</span>}
                {date !== null && <time dateTime={date}>{day}</time>}
              </span>
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  );
};
