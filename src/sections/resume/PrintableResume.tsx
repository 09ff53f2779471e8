import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { ResumeDocument, Surroundings } from "../../resume/ResumeDocument";
import type { Resume, ResumeProject } from "../../resume/record";
import { AppLink } from "../../windows";

const ProjectLink = ({ project, children }: { project: ResumeProject; children: ReactNode }) => (
  <AppLink address={project.address}>{children}</AppLink>
);

const IN_WINDOW = { topLevel: 3, ProjectLink } as const;

/** A résumé in a window. Printing prints it alone. */
export const PrintableResume = ({ resume }: { resume: Resume }) => (
  <>
    <link rel="stylesheet" media="print" href={withPrefix("/styles/resume.css")} />
    <Surroundings.Provider value={IN_WINDOW}>
      <ResumeDocument resume={resume} />
    </Surroundings.Provider>
  </>
);
