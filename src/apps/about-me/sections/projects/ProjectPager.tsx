import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { Project } from "../../../../content/projects";
import { Button } from "../../../../ui/Button";
import { QuietText } from "../../../../ui/QuietText";

interface ProjectPagerProps {
  projects: readonly Project[];
  shownIndex: number;
  onSelect: (projectName: string) => void;
}

/** Previous and Next. At either end a button stays in place, so that the focus does too. */
export const ProjectPager = ({ projects, shownIndex, onSelect }: ProjectPagerProps) => {
  const [steppedTo, setSteppedTo] = useState<string>();
  const shownName = projects[shownIndex]?.name;
  const position = `${shownIndex + 1} of ${projects.length}`;
  const stepTo = (project: Project | undefined) => {
    if (!project) return;
    setSteppedTo(project.name);
    onSelect(project.name);
  };
  const previous = projects[shownIndex - 1];
  const next = projects[shownIndex + 1];

  return (
    <div data-part="pager">
      <p>{position}</p>
      {/* The list says for itself what was selected in it; these buttons say it here. */}
      <QuietText role="status">
        {steppedTo === shownName && shownName !== undefined ? `${shownName}, ${position}` : ""}
      </QuietText>
      <Button aria-disabled={!previous} onClick={() => stepTo(previous)}>
        <ChevronLeft aria-hidden="true" />
        Previous
      </Button>
      <Button aria-disabled={!next} onClick={() => stepTo(next)}>
        Next
        <ChevronRight aria-hidden="true" />
      </Button>
    </div>
  );
};
