import type { KeyboardEvent } from "react";
import type { Project } from "../../../../content/projects";
import { clamp } from "../../../../lib/clamp";
import { useTypeahead } from "../../../../ui/menu/useTypeahead";

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Arrow keys, Home, End and type-ahead between projects. */
export const useProjectKeys = (
  projects: readonly Project[],
  shownIndex: number,
  onMove: (index: number) => void,
) => {
  const typeahead = useTypeahead({
    items: projects.map(({ name }) => ({ value: name, label: name })),
    highlighted: projects[shownIndex]?.name ?? null,
    onMatch: (matched) => onMove(projects.findIndex(({ name }) => name === matched)),
  });

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = projects.length - 1;
    const step = STEPS[event.key];
    if (step !== undefined) onMove(clamp(shownIndex + step, 0, last));
    else if (event.key === "Home") onMove(0);
    else if (event.key === "End") onMove(last);
    // A space would scroll the section; what it would choose is chosen already.
    else if (!typeahead.take(event) && event.key !== " ") return;
    event.preventDefault();
  };
};
