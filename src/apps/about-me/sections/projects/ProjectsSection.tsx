import { useEffect, useId, useRef } from "react";
import { projectsRecipe } from "../../../../theme/recipes/projects";
import { styled } from "../../../../theme/styled";
import { ProjectDetail } from "./ProjectDetail";
import { ProjectList } from "./ProjectList";
import { ProjectPager } from "./ProjectPager";
import { useShownProject } from "./useShownProject";

const Section = styled("div", projectsRecipe);

/** The projects by name, and beside them (above, where it is narrow) the selected one. */
export const ProjectsSection = () => {
  const headingId = useId();
  const readingRef = useRef<HTMLDivElement>(null);
  const { projects, shownIndex, select } = useShownProject();
  const shown = projects[shownIndex];

  // Another project is read from its beginning, however far down the last one was left.
  const lastShownName = useRef(shown?.name);
  useEffect(() => {
    if (lastShownName.current === shown?.name) return;
    lastShownName.current = shown?.name;
    readingRef.current?.firstElementChild?.scrollIntoView({ block: "nearest" });
  }, [shown?.name]);

  const listProps = { projects, shownIndex, onSelect: select };
  return (
    <Section>
      <div data-part="master">
        <h3 id={headingId}>Projects</h3>
        {shown && <ProjectList labelledBy={headingId} {...listProps} />}
      </div>
      {shown ? (
        <div data-part="reading" ref={readingRef}>
          {projects.length > 1 && <ProjectPager {...listProps} />}
          <ProjectDetail project={shown} />
        </div>
      ) : (
        <p data-part="empty">No projects have been added yet.</p>
      )}
    </Section>
  );
};
