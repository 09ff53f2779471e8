import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, useId } from "react";
import {
  type CreditGroup,
  useAttribution,
  useSettings,
  useWallpaperCredits,
} from "../../../../content/attribution";
import { attributionRecipe } from "../../../../theme/recipes/attribution";
import { Credit } from "./Credit";
import { creditGroups, IMAGES_HEADING } from "./creditGroups";
import { WallpaperCredits } from "./WallpaperCredits";

const Container = chakra("div", attributionRecipe);

const Group = ({ heading, topics, children }: CreditGroup & { children: ReactNode }) => {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h4 id={headingId}>{heading}</h4>
      {topics.length > 0 && (
        <ul data-part="credits">
          {topics.map((topic, index) => (
            // One work may be credited twice; the order is the owner's.
            <Credit key={`${index} ${topic.name}`} {...topic} />
          ))}
        </ul>
      )}
      {children}
    </section>
  );
};

/** What the site is made of, and whose work it shows. */
export const AttributionSection = () => {
  const wallpapers = useWallpaperCredits();
  const groups = creditGroups(useSettings(), useAttribution(), wallpapers.length > 0);
  return (
    <Container>
      <div data-part="content">
        <h3>Attribution</h3>
        {groups.map((group) => (
          <Group key={group.heading} {...group}>
            {group.heading === IMAGES_HEADING && wallpapers.length > 0 && (
              <WallpaperCredits wallpapers={wallpapers} />
            )}
          </Group>
        ))}
        {groups.length === 0 && <p data-part="empty">There is nothing to credit yet.</p>}
      </div>
    </Container>
  );
};
