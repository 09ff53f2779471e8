import { ItemList } from "../ItemList";
import { ProjectCover } from "../ProjectCover";
import { entryLine, type ListedProject } from "./entry";
import * as styles from "./Projects.module.css";

interface ProjectListProps {
  labelledBy: string;
  projects: readonly ListedProject[];
  shownIndex: number;
}

/** The year, and the company unless the project has the same name. */
const asideOf = ({ name, basics }: ListedProject) => {
  const company = entryLine(basics.company);
  return [company === name ? "" : company, entryLine(basics.year)].filter(Boolean).join(" · ");
};

/** All projects by name. */
export const ProjectList = ({ labelledBy, projects, shownIndex }: ProjectListProps) => (
  <ItemList
    className={styles.list}
    aria-labelledby={labelledBy}
    items={projects}
    shownIndex={shownIndex}
  >
    {(project) => (
      <>
        <ProjectCover project={project} width={56} height={40} loading="lazy" />
        <span className={styles.name} {...project.language}>
          {project.name}
        </span>
        <span className={styles.facts}>{asideOf(project)}</span>
      </>
    )}
  </ItemList>
);
