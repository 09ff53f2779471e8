import { useEffect, useRef } from "react";
import type { Project } from "../../../../content/projects";
import { revealWithin } from "../../../../lib/revealWithin";
import { entryLine } from "./entryTexts";
import { useProjectKeys } from "./useProjectKeys";

interface ProjectListProps {
  labelledBy: string;
  projects: readonly Project[];
  shownIndex: number;
  onSelect: (projectName: string) => void;
}

/** The year, and the company unless the project is called like it. */
const asideOf = ({ name, basics }: Project) => {
  const company = entryLine(basics.company);
  return [company === name ? "" : company, entryLine(basics.year)].filter(Boolean).join(" · ");
};

/** All projects by name: one stop of the Tab key, and what the arrow keys reach is selected. */
export const ProjectList = ({ labelledBy, projects, shownIndex, onSelect }: ProjectListProps) => {
  const listRef = useRef<HTMLDivElement>(null);
  const shownRef = useRef<HTMLDivElement>(null);
  const moveTo = (index: number) => {
    const project = projects[index];
    const option = listRef.current?.children[index];
    if (!project || !(option instanceof HTMLElement)) return;
    option.focus({ preventScroll: true });
    onSelect(project.name);
  };
  const onKeyDown = useProjectKeys(projects, shownIndex, moveTo);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the shown project
  useEffect(() => {
    if (listRef.current && shownRef.current) revealWithin(listRef.current, shownRef.current);
  }, [shownIndex]);

  return (
    <div ref={listRef} data-part="list" role="listbox" aria-labelledby={labelledBy}>
      {projects.map((project, index) => (
        <div
          key={project.name}
          ref={index === shownIndex ? shownRef : undefined}
          role="option"
          aria-selected={index === shownIndex}
          tabIndex={index === shownIndex ? 0 : -1}
          onClick={() => onSelect(project.name)}
          onKeyDown={onKeyDown}
        >
          <span data-part="name">{project.name}</span>
          <span data-part="aside">{asideOf(project)}</span>
        </div>
      ))}
    </div>
  );
};
