import { useNavigation } from "../../content/shell";
import { styled } from "../../theme/styled";
import { Paragraphs } from "../Paragraphs";
import type { SectionProps } from "../section";
import { FeaturedProjects } from "./FeaturedProjects";
import { generalRecipe } from "./general.recipe";
import { Identity } from "./Identity";
import type { OwnerDetails } from "./Portrait";

const Section = styled("article", generalRecipe);

/** What the owner does, in their own few words. */
const About = ({ details }: { details?: OwnerDetails }) => {
  const { headline, summary } = details ?? {};
  if (!headline && !summary) return null;
  return (
    <div data-part="about">
      {headline && <p data-part="headline">{headline}</p>}
      {summary && <p className="p-note">{summary}</p>}
    </div>
  );
};

/**
 * Who the owner is, at a glance: the one section that is there on arrival. What somebody wants to know who has a minute
 * comes first. The classes make it an h-card: others read it as a visiting card.
 */
export const GeneralSection = ({
  data: { site, general },
}: SectionProps<Queries.GeneralPageQuery>) => {
  const hasProjects = useNavigation().some(({ section }) => section === "Projects");
  const featured = hasProjects ? (general?.featured ?? []) : [];

  return (
    <Section className="h-card">
      <Identity details={site?.owner} />
      {featured.length > 0 && <FeaturedProjects projects={featured} />}
      <div data-part="words">
        {general !== null && <h4>{general.heading}</h4>}
        <About details={site?.owner} />
        {general !== null && <Paragraphs paragraphs={general.paragraphs} />}
      </div>
    </Section>
  );
};
