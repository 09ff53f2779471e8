import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { distinctKeys } from "../../lib/distinctKeys";
import { LICENCES_PATH } from "../../lib/licences";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import * as styles from "./Attribution.module.css";
import { words } from "./attribution.words";
import { Credit } from "./Credit";
import type { CreditGroup } from "./content";
import { creditGroups, isImages } from "./creditGroups";
import { WallpaperCredits } from "./WallpaperCredits";

const Group = ({ heading, topics, children }: CreditGroup & { children: ReactNode }) => {
  const keys = distinctKeys(topics.map(({ name }) => name));
  return (
    <section>
      <h4 className={section.groupHeading}>{heading}</h4>
      {topics.length > 0 && (
        <ul className={styles.credits}>
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
    <div className={styles.section}>
      <h3 className={section.heading}>{title}</h3>
      {groups.map((group) => (
        <Group key={group.heading} {...group}>
          {isImages(group) && wallpapers.length > 0 && <WallpaperCredits wallpapers={wallpapers} />}
        </Group>
      ))}
      {groups.length === 0 && <p className={section.empty}>{words.empty}</p>}
      <p className={styles.licences}>
        <a href={withPrefix(LICENCES_PATH)}>{words.licences}</a>
      </p>
    </div>
  );
};
