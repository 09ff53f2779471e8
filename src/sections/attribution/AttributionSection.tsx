import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { distinctKeys } from "../../lib/distinctKeys";
import { LICENCES_PATH } from "../../lib/licences";
import { styled } from "../../theme/styled";
import type { SectionProps } from "../section";
import { attributionRecipe } from "./attribution.recipe";
import { words } from "./attribution.words";
import { Credit } from "./Credit";
import type { CreditGroup } from "./content";
import { creditGroups, isImages } from "./creditGroups";
import { WallpaperCredits } from "./WallpaperCredits";

const Section = styled("div", attributionRecipe);

const Group = ({ heading, topics, children }: CreditGroup & { children: ReactNode }) => {
  const keys = distinctKeys(topics.map(({ name }) => name));
  return (
    <section>
      <h4>{heading}</h4>
      {topics.length > 0 && (
        <ul data-part="credits">
          {topics.map((topic, index) => (
            <Credit key={keys[index]} {...topic} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
};

/** What the site is made of, and whose work it shows. */
export const AttributionSection = ({ title, data }: SectionProps<Queries.AttributionPageQuery>) => {
  const wallpapers = data.wallpapers.nodes;
  const groups = creditGroups(data.settings.nodes, data.attribution.nodes, wallpapers.length > 0);
  return (
    <Section>
      <h3>{title}</h3>
      {groups.map((group) => (
        <Group key={group.heading} {...group}>
          {isImages(group) && wallpapers.length > 0 && <WallpaperCredits wallpapers={wallpapers} />}
        </Group>
      ))}
      {groups.length === 0 && <p data-part="empty">{words.empty}</p>}
      <p data-part="licences">
        <a href={withPrefix(LICENCES_PATH)}>{words.licences}</a>
      </p>
    </Section>
  );
};
