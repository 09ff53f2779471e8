import { useGeneral } from "../../../../content/general";
import { useNavigation } from "../../../../content/navigation";
import { generalRecipe } from "../../../../theme/recipes/general";
import { styled } from "../../../../theme/styled";
import { Paragraphs } from "../Paragraphs";
import { FeaturedProjects } from "./FeaturedProjects";
import { Identity } from "./Identity";
import { WithoutScript } from "./WithoutScript";

const Section = styled("article", generalRecipe);

/** Who the owner is, at a glance: the one section that is there on arrival. */
export const GeneralSection = () => {
  const general = useGeneral();
  const hasProjects = useNavigation().some(({ title }) => title === "Projects");
  const featured = new Set(hasProjects ? general?.featuredProjects : []);

  return (
    <Section>
      <Identity />
      <div data-part="words">
        {general !== null && (
          <>
            <h3>{general.heading}</h3>
            <Paragraphs paragraphs={general.paragraphs} />
          </>
        )}
        <WithoutScript />
      </div>
      {featured.size > 0 && <FeaturedProjects names={[...featured]} />}
    </Section>
  );
};
