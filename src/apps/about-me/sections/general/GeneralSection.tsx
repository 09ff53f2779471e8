import { chakra } from "@chakra-ui/react/styled-system";
import { useGeneral } from "../../../../content/general";
import { useNavigation } from "../../../../content/navigation";
import { generalRecipe } from "../../../../theme/recipes/general";
import { Paragraphs } from "../Paragraphs";
import { FeaturedProjects } from "./FeaturedProjects";
import { Identity } from "./Identity";

const Section = chakra("article", generalRecipe);

/** Who the owner is, at a glance: the one section that is there on arrival. */
export const GeneralSection = () => {
  const general = useGeneral();
  const hasProjects = useNavigation().some(({ title }) => title === "Projects");
  const featured = new Set(hasProjects ? general?.featuredProjects : []);

  return (
    <Section>
      <Identity />
      {general !== null && (
        <div data-part="words">
          <h3>{general.heading}</h3>
          <Paragraphs paragraphs={general.paragraphs} />
        </div>
      )}
      {featured.size > 0 && <FeaturedProjects names={[...featured]} />}
    </Section>
  );
};
