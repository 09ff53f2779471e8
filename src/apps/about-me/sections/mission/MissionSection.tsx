import { useMission } from "../../../../content/mission";
import { missionRecipe } from "../../../../theme/recipes/mission";
import { styled } from "../../../../theme/styled";
import { Paragraphs } from "../Paragraphs";

const Section = styled("article", missionRecipe);

/** What the owner works for, in prose. */
export const MissionSection = () => {
  const mission = useMission();
  if (mission === null) return null;
  return (
    <Section>
      <h3>{mission.heading}</h3>
      <Paragraphs paragraphs={mission.paragraphs} />
    </Section>
  );
};
