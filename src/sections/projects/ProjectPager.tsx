import * as buttons from "../../ui/Button.module.css";
import { AppLink } from "../../windows";
import { filled } from "../../words/filled";
import { NextChevron, PreviousChevron } from "./chevrons";
import type { ListedProject } from "./content";
import * as styles from "./Projects.module.css";
import { words } from "./projects.words";

interface ProjectPagerProps {
  projects: readonly ListedProject[];
  shownIndex: number;
}

/** The words for the way, and which project is there; at an end, the words alone. */
const Way = ({ words: way, to }: { words: string; to: ListedProject | undefined }) => (
  <span className={styles.way}>
    {way}
    {to && (
      <>
        {" "}
        <span {...to.language}>{to.name}</span>
      </>
    )}
  </span>
);

/** Where to read on. At either end a link stays in place, so that the focus does too. */
export const ProjectPager = ({ projects, shownIndex }: ProjectPagerProps) => {
  const previous = projects[shownIndex - 1];
  const next = projects[shownIndex + 1];
  return (
    <div className={styles.pager}>
      <AppLink className={buttons.button} address={previous?.address ?? null}>
        <PreviousChevron aria-hidden="true" />
        <Way words={words.previous} to={previous} />
      </AppLink>
      <p>{filled(words.place, { index: shownIndex + 1, count: projects.length })}</p>
      <AppLink className={buttons.button} address={next?.address ?? null}>
        <Way words={words.next} to={next} />
        <NextChevron aria-hidden="true" />
      </AppLink>
    </div>
  );
};
