import type { ReactNode } from "react";
import type { Project } from "./content";
import { EntryProse } from "./EntryProse";
import { entryTexts } from "./entryTexts";

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <div data-part="story-part">
    <h5>{heading}</h5>
    {children}
  </div>
);

/** Why there was something to do, what the owner decided, and what came of it; what is not told is left out. */
export const ProjectStory = ({
  problem,
  decisions,
  outcome,
}: Pick<Project, "problem" | "decisions" | "outcome">) => {
  const hasDecisions = entryTexts(decisions).length > 0;
  if (!problem && !hasDecisions && !outcome) return null;
  return (
    <div data-part="story">
      {problem && (
        <Part heading="Problem">
          <p>{problem}</p>
        </Part>
      )}
      {decisions && hasDecisions && (
        <Part heading="What I decided">
          <EntryProse entry={decisions} />
        </Part>
      )}
      {outcome && (
        <Part heading="Outcome">
          <p>{outcome}</p>
        </Part>
      )}
    </div>
  );
};
