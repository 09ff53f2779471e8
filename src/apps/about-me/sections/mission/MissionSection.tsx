import { chakra } from "@chakra-ui/react/styled-system";
import { useMission } from "../../../../content/mission";
import { missionRecipe } from "../../../../theme/recipes/mission";
import { Paragraphs } from "../Paragraphs";

const Section = chakra("article", missionRecipe);

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
