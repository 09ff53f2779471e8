import { graphql } from "gatsby";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import * as buttons from "../../components/Button.module.css";
import { ErrorView } from "../../components/ErrorView";
import { Spinner } from "../../components/Spinner";
import { AppLink } from "../../windows";
import { filled } from "../../words/filled";
import { words } from "../../words/words";
import { Cover } from "../Cover";
import { ItemList } from "../ItemList";
import * as parts from "../Parts.module.css";
import * as section from "../Section.module.css";
import { type SectionProps, shownIndexIn, wholeList } from "../section";
import { entryLine, type ListedProject } from "./entry";
import { ProjectDetail } from "./ProjectDetail";
import * as styles from "./Projects.module.css";

/** The direction in words, and the name of the project there; at an end, the words alone. */
const NeighbourLabel = ({ words: way, to }: { words: string; to: ListedProject | undefined }) => (
  <span className={styles.way}>
    <span>{way}</span>{" "}
    {to && (
      <span className={section.twoLines} {...to.language}>
        {to.name}
      </span>
    )}
  </span>
);

interface PagerProps {
  projects: readonly ListedProject[];
  shownIndex: number;
  count: number;
}

/** At either end a disabled link stays in place, and keeps the focus. */
const Pager = ({ projects, shownIndex, count }: PagerProps) => {
  const previous = projects[shownIndex - 1];
  const next = projects[shownIndex + 1];
  return (
    <div className={styles.pager}>
      <AppLink className={buttons.button} address={previous?.address ?? null}>
        <ChevronLeft aria-hidden="true" />
        <NeighbourLabel words={words.projects.previous} to={previous} />
      </AppLink>{" "}
      <p className={section.aside}>
        {filled(words.projects.place, { index: (projects[shownIndex]?.position ?? 0) + 1, count })}
      </p>{" "}
      <AppLink className={buttons.button} address={next?.address ?? null}>
        <NeighbourLabel words={words.projects.next} to={next} />
        <ChevronRight aria-hidden="true" />
      </AppLink>
    </div>
  );
};

/** The company, unless the project has the same name, and the year, which is never cut. */
const Aside = ({ name, basics }: ListedProject) => {
  const company = entryLine(basics.company);
  const year = entryLine(basics.year);
  const shown = company === name ? "" : company;
  return (
    <span className={styles.facts}>
      {shown !== "" && (
        <span className={styles.company} dir="auto">
          {shown}
        </span>
      )}
      <span>{` ${year}`}</span>
    </span>
  );
};

const listIn = (data: unknown) => (data as Queries.ProjectsPageQuery).projects;

/** The projects by name, and beside them (below, in a narrow window) the chosen one. */
const ProjectsSection = ({
  title,
  data: { projects, project },
  requested,
}: SectionProps<Queries.ProjectsPageQuery>) => {
  const headingId = useId();
  const all = filled(words.projects.all, { count: projects.totalCount });
  const { nodes, rest } = wholeList(projects, requested, listIn, all);
  const shownIndex = shownIndexIn(nodes, requested, project);
  const { state } = requested;
  return (
    <div className={styles.section}>
      <div className={styles.master}>
        <h3 className={section.title} id={headingId}>
          {title}
        </h3>{" "}
        {nodes.length > 0 && (
          <ItemList
            className={styles.list}
            aria-labelledby={headingId}
            items={nodes}
            shownIndex={shownIndex}
            rest={rest}
          >
            {(listed) => (
              <>
                <Cover of={listed} width={56} height={40} loading="lazy" />
                <span className={styles.name} {...listed.language}>
                  {`${listed.name} `}
                </span>
                <Aside {...listed} />
              </>
            )}
          </ItemList>
        )}
      </div>
      {project ? (
        <div className={styles.shown}>
          {state.status === "success" && <ProjectDetail key={project.address} project={project} />}
          {state.status === "pending" && <Spinner />}
          {state.status === "error" && (
            <ErrorView
              error={state.error}
              sentence={words.failures.partNotLoaded}
              onRetry={state.refetch}
            />
          )}
          {nodes.length > 1 && (
            <Pager projects={nodes} shownIndex={shownIndex} count={projects.totalCount} />
          )}
        </div>
      ) : (
        <p className={parts.empty}>{words.projects.empty}</p>
      )}
    </div>
  );
};

export default ProjectsSection;

export const query = graphql`
  query ProjectsPage($item: String, $listSkip: Int, $listLimit: Int) {
    projects: allProject(sort: { position: ASC }, skip: $listSkip, limit: $listLimit) {
      totalCount
      nodes {
        position name address coverPath
        language { lang dir }
        basics {
          company { ...EntryTexts }
          year { ...EntryTexts }
        }
        coverPicture { ...Thumbnail }
      }
    }
    project(address: { eq: $item }) {
      name address coverPath experiment
      language { lang dir }
      keywords { name uses { ...Use } more }
      links { label url place }
      result { figure words note }
      html
      pictures {
        alt caption
        file {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 640
              formats: [WEBP]
              placeholder: NONE
            )
          }
        }
      }
      problem { ...EntryProse }
      decisions { ...EntryProse }
      outcome { ...EntryProse }
      basics {
        company { ...EntryTexts }
        name { ...EntryTexts }
        alias { ...EntryTexts }
        role { ...EntryTexts }
        year { ...EntryTexts }
      }
      description {
        whatWasDone { ...EntryProse }
      }
      aboutCompany {
        country { ...EntryTexts }
        city { ...EntryTexts }
        statement { ...EntryProse }
      }
    }
  }

  fragment EntryProse on Entry { type html }

  fragment EntryTexts on Entry { type content }
`;
