import { useNavigation } from "../../content/shell";
import { styled } from "../../theme/styled";
import { Paragraphs } from "../Paragraphs";
import type { SectionProps } from "../section";
import { FeaturedProjects } from "./FeaturedProjects";
import { generalRecipe } from "./general.recipe";
import { Identity } from "./Identity";

const Section = styled("article", generalRecipe);

/** Who the owner is, at a glance: the one section that is there on arrival. */
export const GeneralSection = ({
  data: { site, general },
}: SectionProps<Queries.GeneralPageQuery>) => {
  const hasProjects = useNavigation().some(({ section }) => section === "Projects");
  const featured = hasProjects ? (general?.featured ?? []) : [];

  return (
    <Section>
      <Identity details={site?.owner} />
      <div data-part="words">
        {general !== null && (
          <>
            <h3>{general.heading}</h3>
            <Paragraphs paragraphs={general.paragraphs} />
          </>
        )}
      </div>
      {featured.length > 0 && <FeaturedProjects projects={featured} />}
    </Section>
  );
};
