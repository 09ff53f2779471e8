import { useId } from "react";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import { WantedItem } from "../WantedItem";
import { ProjectDetail } from "./ProjectDetail";
import { ProjectList } from "./ProjectList";
import { ProjectPager } from "./ProjectPager";
import * as styles from "./Projects.module.css";
import { words } from "./projects.words";

/** The projects by name, and beside them (above, where it is narrow) the chosen one. */
export const ProjectsSection = ({
  title,
  data,
  wanted,
}: SectionProps<Queries.ProjectsPageQuery>) => {
  const headingId = useId();
  const projects = data.projects.nodes;
  const indexOf = (address: string | undefined) =>
    projects.findIndex((project) => project.address === address);
  // The section's own address shows whichever project the page brings.
  const wantedIndex = indexOf(wanted.address);
  const shownIndex = wantedIndex >= 0 ? wantedIndex : indexOf(data.project?.address);

  return (
    <div className={styles.section}>
      <div className={styles.master}>
        <h3 className={section.heading} id={headingId}>
          {title}
        </h3>
        {projects.length > 0 && (
          <ProjectList labelledBy={headingId} projects={projects} shownIndex={shownIndex} />
        )}
      </div>
      {data.project ? (
        <div className={styles.reading}>
          <WantedItem state={wanted.state}>
            <ProjectDetail project={data.project} />
          </WantedItem>
          {projects.length > 1 && <ProjectPager projects={projects} shownIndex={shownIndex} />}
        </div>
      ) : (
        <p className={section.empty}>{words.empty}</p>
      )}
    </div>
  );
};
