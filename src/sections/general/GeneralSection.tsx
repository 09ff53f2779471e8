import { useNavigation } from "../../content/shell";
import { Paragraphs } from "../Paragraphs";
import * as section from "../Section.module.css";
import type { SectionProps } from "../section";
import { FeaturedProjects } from "./FeaturedProjects";
import * as styles from "./General.module.css";
import { Identity } from "./Identity";
import type { OwnerDetails } from "./Portrait";

/** What the owner does, in their own few words. */
const About = ({ details }: { details?: OwnerDetails }) => {
  const { headline, summary } = details ?? {};
  if (!headline && !summary) return null;
  return (
    <div className={styles.about}>
      {headline && <p className={styles.headline}>{headline}</p>}
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
    <article className={`h-card ${styles.section}`}>
      <Identity details={site?.owner} />
      {featured.length > 0 && <FeaturedProjects projects={featured} />}
      <div className={styles.words}>
        {general !== null && <h4 className={section.heading}>{general.heading}</h4>}
        <About details={site?.owner} />
        {general !== null && (
          <Paragraphs className={styles.prose} paragraphs={general.paragraphs} />
        )}
      </div>
    </article>
  );
};
