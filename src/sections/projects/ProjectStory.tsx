import { inSiteLanguage } from "../../words/locale.words";
import type { Project } from "./content";
import { EntryProse } from "./EntryProse";
import { entryTexts } from "./entryTexts";
import * as styles from "./Projects.module.css";
import { words } from "./projects.words";

type Story = Pick<Project, "problem" | "decisions" | "outcome" | "language">;

const partsOf = ({ problem, decisions, outcome }: Story) =>
  [
    { heading: words.problem, told: problem },
    { heading: words.decisions, told: decisions },
    { heading: words.outcome, told: outcome },
  ].flatMap(({ heading, told }) =>
    told !== null && entryTexts(told).length > 0 ? [{ heading, told }] : [],
  );

/** Why there was something to do, what the owner decided, and what came of it; what is not told is left out. */
export const ProjectStory = (story: Story) => {
  const parts = partsOf(story);
  if (parts.length === 0) return null;
  return (
    <div className={styles.story}>
      {parts.map(({ heading, told }) => (
        <div key={heading} className={styles.storyPart}>
          <h5 {...(story.language && inSiteLanguage)}>{heading}</h5>
          <EntryProse entry={told} />
        </div>
      ))}
    </div>
  );
};
