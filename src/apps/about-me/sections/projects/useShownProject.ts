import { useEffect } from "react";
import { useRequestedProject } from "../../../../content/preferences";
import { type Project, useProjects, useSelectProject } from "../../../../content/projects";

interface ShownProject {
  readonly projects: readonly Project[];
  /** Its place among the projects; -1 when there are none. */
  readonly shownIndex: number;
  select(projectName: string): void;
}

/** The project to show: the one asked for from elsewhere, which is then the selected one. */
export const useShownProject = (): ShownProject => {
  const { list, projectName } = useProjects();
  const select = useSelectProject();
  const [requestedName, clearRequest] = useRequestedProject();

  useEffect(() => {
    if (requestedName === "") return;
    select(requestedName);
    clearRequest();
  }, [requestedName, select, clearRequest]);

  const indexOf = (name: string | null) => list.findIndex((project) => project.name === name);
  // The request counts from the first render on, so that no other project flashes by.
  const wanted = [indexOf(requestedName), indexOf(projectName)].find((index) => index >= 0);
  return { projects: list, shownIndex: wanted ?? (list.length > 0 ? 0 : -1), select };
};
