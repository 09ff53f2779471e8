import { graphql } from "gatsby";
import { sectionAt, useNavigation } from "../../navigation/shell";
import { AppLink } from "../../windows";
import { words } from "../../words/words";
import { Cover } from "../Cover";
import { Htmls } from "../Html";
import * as section from "../Section.module.css";
import type { SectionContent } from "../section";
import * as styles from "./General.module.css";
import { Identity } from "./Identity";

type General = NonNullable<Queries.GeneralPageQuery["general"]>;

const Featured = ({ projects }: { projects: General["featured"] }) => (
  <section>
    <h4 className={section.groupHeading}>{words.general.featured}</h4>{" "}
    <ul className={styles.projects}>
      {projects.map((project) => (
        <li key={project.address} className={styles.project} {...project.language}>
          <Cover of={project} />
          <AppLink address={project.address}>{project.name}</AppLink>{" "}
          {project.brief && <p>{`${project.brief} `}</p>}
        </li>
      ))}
    </ul>
  </section>
);

/** The owner at a glance: the section on arrival. Its classes make it an h-card, which programs read. */
const GeneralSection = ({
  data: { site, general, career },
}: SectionContent<Queries.GeneralPageQuery>) => {
  const navigation = useNavigation();
  // A section that the owner leaves out has no pages.
  const featured = (general?.featured ?? []).filter(({ address }) =>
    sectionAt(navigation, address),
  );
  const summary = site?.owner.summary;

  return (
    <article className={`h-card ${styles.section}`}>
      <Identity details={site?.owner} jobs={career?.work} />
      {featured.length > 0 && <Featured projects={featured} />}
      <div className={styles.words}>
        {general !== null && <h4 className={section.groupHeading}>{`${general.heading} `}</h4>}
        {summary && <p className={`p-note ${styles.about}`}>{`${summary} `}</p>}
        {general !== null && general.paragraphs.length > 0 && (
          <div className={styles.prose}>
            <Htmls as="p" texts={general.paragraphs} />
          </div>
        )}
      </div>
    </article>
  );
};

export default GeneralSection;

export const query = graphql`
  query GeneralPage { ...GeneralContent }

  fragment GeneralContent on Query {
    site: siteInfo {
      owner {
        photo {
          alt
          drawing { publicURL }
          image {
            childImageSharp {
              gatsbyImageData(
                layout: FIXED
                width: 240
                height: 240
                outputPixelDensities: [1, 2]
                formats: [WEBP]
                placeholder: NONE
              )
            }
          }
        }
        headline summary availability pronouns timeZone phone
      }
    }
    career { work { position startDate } }
    general {
      heading
      paragraphs
      featured { ...FeaturedProject }
    }
  }

  fragment FeaturedProject on Project {
    name address brief coverPath
    language { lang dir }
    coverPicture {
      childImageSharp {
        resize(width: 640, height: 360, toFormat: WEBP) { src }
      }
    }
  }
`;
