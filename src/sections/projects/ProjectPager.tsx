import { styled } from "../../theme/styled";
import { buttonRecipe } from "../../ui/button.recipe";
import { PlaceLink } from "../../windows";
import { filled } from "../../words/filled";
import { NextChevron, PreviousChevron } from "./chevrons";
import type { ListedProject } from "./content";
import { words } from "./projects.words";

const ButtonLink = styled(PlaceLink, buttonRecipe);

interface ProjectPagerProps {
  projects: readonly ListedProject[];
  shownIndex: number;
}

/** Previous and Next. At either end a link stays in place, so that the focus does too. */
export const ProjectPager = ({ projects, shownIndex }: ProjectPagerProps) => (
  <div data-part="pager">
    <p>{filled(words.place, { index: shownIndex + 1, count: projects.length })}</p>
    <ButtonLink address={projects[shownIndex - 1]?.address ?? null}>
      <PreviousChevron aria-hidden="true" />
      {words.previous}
    </ButtonLink>
    <ButtonLink address={projects[shownIndex + 1]?.address ?? null}>
      {words.next}
      <NextChevron aria-hidden="true" />
    </ButtonLink>
  </div>
);
