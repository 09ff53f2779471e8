import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { words } from "../../words/words";
import type { TextLanguage } from "../Html";
import * as section from "../Section.module.css";
import * as styles from "./Contents.module.css";

type Headings = readonly Queries.PostHeading[];

/** A shorter text is seen at a glance. */
const FEWEST = 3;

/** The part of the view, from its top, that a heading has to reach to be the one that is read. */
const READING_LINE = 1 / 3;

/** The address of the heading whose text is being read; none before the first. */
const useCurrent = (scroller: RefObject<HTMLElement>, headings: Headings, isAtEnd: boolean) => {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const root = scroller.current;
    if (!root || headings.length < FEWEST) return;
    const found = headings.flatMap(({ id }) => root.querySelector(`#${CSS.escape(id)}`) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = root.getBoundingClientRect().top + root.clientHeight * READING_LINE;
        setCurrent(found.findLast((it) => it.getBoundingClientRect().top <= line)?.id);
      },
      { root, rootMargin: `0px 0px ${-100 * (1 - READING_LINE)}%` },
    );
    for (const heading of found) observer.observe(heading);
    return () => observer.disconnect();
  }, [scroller, headings]);
  // The last ones may never come so far up.
  return isAtEnd && current !== undefined ? headings.at(-1)?.id : current;
};

interface ListProps {
  headings: Headings;
  current: string | undefined;
  language: TextLanguage | null;
}

const List = ({ headings, current, language }: ListProps) => (
  <ol {...language}>
    {headings.map(({ id, text, isLower }) => (
      <li key={id} className={isLower ? styles.lower : undefined}>
        <a
          className={section.choice}
          href={`#${id}`}
          aria-current={id === current ? "location" : undefined}
        >
          {text}
        </a>{" "}
      </li>
    ))}
  </ol>
);

interface WithContentsProps extends Omit<ListProps, "current"> {
  scroller: RefObject<HTMLElement>;
  /** Whether all of the text has been scrolled by. */
  isAtEnd: boolean;
  /** The text. */
  children: ReactNode;
}

/** A long text with the list of its headings: at its side where there is room, else folded above it. The style sheet shows one. */
export const WithContents = ({ scroller, isAtEnd, children, ...listed }: WithContentsProps) => {
  const { headings } = listed;
  const current = useCurrent(scroller, headings, isAtEnd);
  if (headings.length < FEWEST) return children;
  return (
    <div className={styles.withContents}>
      <details className={styles.folded} data-screen-only="">
        <summary>{words.posts.contents}</summary>
        <nav aria-label={words.posts.contents}>
          <List current={current} {...listed} />
        </nav>
      </details>
      <nav className={styles.beside} aria-label={words.posts.contents}>
        <p>{words.posts.contents}</p> <List current={current} {...listed} />
      </nav>
      {children}
    </div>
  );
};
