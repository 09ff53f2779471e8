import { useEffect } from "react";
import { useRovingFocus } from "../../components/useRovingFocus";
import { centreWithin } from "../../lib/scrollWithin";
import { AppLink } from "../../windows";
import { ProjectCover } from "../ProjectCover";
import * as section from "../Section.module.css";
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

/** All projects by name: one stop of the Tab key. */
export const ProjectList = ({ labelledBy, projects, shownIndex }: ProjectListProps) => {
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: projects.map(({ name }) => name),
    currentIndex: shownIndex,
  });

  useEffect(() => {
    const shown = list.current?.children[shownIndex];
    if (list.current && shown instanceof HTMLElement) centreWithin(list.current, shown);
  }, [list, shownIndex]);

  return (
    <ul ref={list} className={styles.list} aria-labelledby={labelledBy} {...listProps}>
      {projects.map((project, index) => (
        <li key={project.address}>
          <AppLink
            className={section.choice}
            address={project.address}
            aria-current={index === shownIndex ? "page" : undefined}
            {...itemProps(index)}
          >
            <ProjectCover project={project} width={56} height={40} loading="lazy" />
            <span className={styles.name} {...project.language}>
              {project.name}
            </span>
            <span className={styles.facts}>{asideOf(project)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
};
