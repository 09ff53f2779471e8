import { styled } from "../../theme/styled";
import { Paragraphs } from "../Paragraphs";
import type { SectionProps } from "../section";
import { missionRecipe } from "./mission.recipe";

const Section = styled("article", missionRecipe);

/** What the owner works for, in prose. */
export const MissionSection = ({ data: { mission } }: SectionProps<Queries.MissionPageQuery>) =>
  mission && (
    <Section>
      <h3>{mission.heading}</h3>
      <Paragraphs paragraphs={mission.paragraphs} />
    </Section>
  );
