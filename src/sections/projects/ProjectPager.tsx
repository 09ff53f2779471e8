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

/** The words for the way, and which project is there; at an end, the words alone. */
const Way = ({ words: way, to }: { words: string; to: ListedProject | undefined }) => (
  <span data-part="way">
    {way}
    {to && (
      <>
        {" "}
        <span {...to.language}>{to.name}</span>
      </>
    )}
  </span>
);

/** Where to read on. At either end a link stays in place, so that the focus does too. */
export const ProjectPager = ({ projects, shownIndex }: ProjectPagerProps) => {
  const previous = projects[shownIndex - 1];
  const next = projects[shownIndex + 1];
  return (
    <div data-part="pager">
      <ButtonLink address={previous?.address ?? null}>
        <PreviousChevron aria-hidden="true" />
        <Way words={words.previous} to={previous} />
      </ButtonLink>
      <p>{filled(words.place, { index: shownIndex + 1, count: projects.length })}</p>
      <ButtonLink address={next?.address ?? null}>
        <Way words={words.next} to={next} />
        <NextChevron aria-hidden="true" />
      </ButtonLink>
    </div>
  );
};
