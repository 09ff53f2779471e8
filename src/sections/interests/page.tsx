import { graphql } from "gatsby";
import { ProgressBar } from "../../components/ProgressBar";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { AppLink } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import * as parts from "../Parts.module.css";
import * as section from "../Section.module.css";
import type { SectionContent } from "../section";
import * as styles from "./Interests.module.css";
import { Strengths, type Topic } from "./Strengths";

type RankedTopic = Topic & { readonly isFirst: boolean };
type Group = Queries.InterestsPageQuery["interests"]["nodes"][number];

const SENIORITIES = ["Senior", "Intermediate", "Beginner"] as const;

/** Since when something is known, if the owner's data say so, and links to where it was used, and when. */
const Uses = ({ since, uses }: Pick<Topic, "since" | "uses">) => (
  <p className={styles.uses}>
    {since && (
      <span>{filled(words.general.since, { year: since }) + (uses.length > 0 ? " · " : "")}</span>
    )}
    <span>
      {uses.map(({ name, address, time }, index) => (
        <span key={`${name} ${address}`}>
          {index > 0 && <span>{words.marks.comma}</span>}
          <AppLink address={address}>{name}</AppLink>
          {time && <span>{` (${time})`}</span>}
        </span>
      ))}
    </span>{" "}
  </p>
);

/** A topic with links to the work that names it, and its level, whose figure a pointer finds. Without a level there is no bar. */
const TopicRow = ({ name, level, seniority, since, uses, isFirst }: RankedTopic) => (
  <li title={level === null ? undefined : `${level}`}>
    <span className={styles.name}>{`${name} `}</span>
    {(since || uses.length > 0) && <Uses since={since} uses={uses} />}
    {seniority && (
      <span className={styles.seniority} data-repeated={isFirst || level === null ? undefined : ""}>
        {`${words.seniorities[seniority]} `}
      </span>
    )}
    {level !== null && <VisuallyHidden>{`${words.marks.comma}${level} `}</VisuallyHidden>}
    {level !== null && <ProgressBar variant="determinate" value={level} />}
  </li>
);

const rank = ({ seniority, level }: Topic) =>
  (seniority ? SENIORITIES.indexOf(seniority) : SENIORITIES.length) * 1000 - (level ?? 0);

const TopicGroup = ({ heading, topics }: Group) => (
  <section>
    <h4 className={section.groupHeading}>{heading}</h4>{" "}
    <ul className={styles.topics}>
      {topics
        .toSorted((one, other) => rank(one) - rank(other))
        .map((topic, index, sorted) => (
          <TopicRow
            key={topic.name}
            {...topic}
            isFirst={topic.seniority !== sorted[index - 1]?.seniority}
          />
        ))}
    </ul>
  </section>
);

/** The owner's interests by group, those known best first, each with the work that shows it. */
const InterestsSection = ({ title, data }: SectionContent<Queries.InterestsPageQuery>) => {
  const groups = data.interests.nodes.filter(({ topics }) => topics.length > 0);
  return (
    <div className={section.frame}>
      <h3 className={section.title}>{title}</h3>{" "}
      <Strengths topics={groups.flatMap(({ topics }) => topics)} data={data} />
      <div className={styles.groups}>
        {groups.map((group) => (
          <TopicGroup key={group.heading} {...group} />
        ))}
      </div>
      {groups.length === 0 && <p className={parts.empty}>{words.interests.empty}</p>}
    </div>
  );
};

export default InterestsSection;

export const query = graphql`
  query InterestsPage { ...InterestsContent }

  fragment InterestsContent on Query {
    build: site { year: buildTime(formatString: "YYYY") }
    interests: allInterestGroup(sort: { position: ASC }) {
      nodes {
        heading
        topics {
          name level seniority since
          uses { ...Use }
        }
      }
    }
    projects: allProject(sort: { position: ASC }) {
      nodes {
        name address coverPath
        coverPicture {
          childImageSharp { resize(width: 640, height: 360, toFormat: WEBP) { src } }
        }
      }
    }
  }

  fragment Use on Use {
    name address time since
  }
`;
