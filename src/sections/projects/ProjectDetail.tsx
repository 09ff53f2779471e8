import { withPrefix } from "gatsby";
import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import Columns2 from "lucide-react/icons/columns-2";
import FileText from "lucide-react/icons/file-text";
import { useId } from "react";
import * as buttons from "../../components/Button.module.css";
import { NewTabLink } from "../../components/links";
import { isPageAddress, mailOfLink } from "../../contract/addresses";
import { useSite } from "../../navigation/shell";
import { AppLink, useFollowLinks } from "../../windows";
import { inSiteLanguage } from "../../words/locale";
import { words } from "../../words/words";
import { Cover } from "../Cover";
import { Keywords } from "../Keywords";
import * as section from "../Section.module.css";
import { ExperimentControl, ExperimentFrame } from "./Experiment";
import { entryLine, type Project } from "./entry";
import * as styles from "./ProjectDetail.module.css";
import { ProjectPictures } from "./ProjectPictures";
import { EntryText, hasText, ProjectText } from "./ProjectText";
import { type Experiment, useExperiment } from "./useExperiment";

type Links = NonNullable<Project["links"]>;

const ProjectLink = ({ label, url, place }: Links[number]) => {
  const follow = useFollowLinks();
  const mail = mailOfLink(url);
  if (mail !== null) {
    return (
      <>
        <span>{label + words.marks.colon}</span>
        <a href={url}>{mail}</a>
      </>
    );
  }
  if (place) {
    return (
      <a className={buttons.button} href={withPrefix(url)} data-place={place} onClick={follow}>
        {label}
      </a>
    );
  }
  const isOwn = url.startsWith("/");
  return (
    <NewTabLink className={buttons.button} href={isOwn ? withPrefix(url) : url}>
      <span>{label}</span>
      {isOwn && !isPageAddress(url) ? (
        <FileText aria-hidden="true" />
      ) : (
        <ArrowUpRight aria-hidden="true" />
      )}
    </NewTabLink>
  );
};

/** The window in which the project runs, beside its page. */
const LiveLink = ({ address }: { address: string }) => (
  <AppLink className={buttons.primary} address={address}>
    {words.projects.live}
    <Columns2 aria-hidden="true" />
  </AppLink>
);

export const ProjectLinks = ({ address, links }: { address: string; links: Links }) => {
  const live = useSite().framedApps.find(({ relatedAddress }) => relatedAddress === address);
  return (
    links.length > 0 && (
      <ul className={styles.links} aria-label={words.projects.links}>
        {links.map((link) => (
          <li key={`${link.label} ${link.url}`}>
            {live?.url === link.url ? (
              <LiveLink address={live.address} />
            ) : (
              <ProjectLink {...link} />
            )}{" "}
          </li>
        ))}
      </ul>
    )
  );
};

/** The figure is large, the note quiet. */
export const Result = ({ figure, words, note }: NonNullable<Project["result"]>) => (
  <>
    {figure && <b>{`${figure} `}</b>}
    <strong>
      <span>{`${words} `}</span>
      {note && <small>{`${note} `}</small>}
    </strong>
  </>
);

/** A company of the project's own name is left out. */
const factsOf = ({ name, basics: { company, alias, role, year } }: Project) =>
  [
    { term: words.projects.company, text: entryLine(company) === name ? "" : entryLine(company) },
    { term: words.projects.role, text: entryLine(role) },
    { term: words.projects.when, text: entryLine(year) },
    { term: words.projects.alias, text: entryLine(alias) },
  ].filter(({ text }) => text !== "");

/** The pictures of a project or its cover; in their place an experiment that runs. */
const Top = ({ project, experiment }: { project: Project; experiment: Experiment }) => {
  const pictures = project.pictures ?? [];
  if (project.experiment && experiment.isFramed)
    return (
      <ExperimentFrame experiment={experiment} path={project.experiment} name={project.name} />
    );
  if (pictures.length > 0) return <ProjectPictures pictures={pictures} />;
  const className = project.experiment ? styles.measuredCover : styles.cover;
  return <Cover className={className} of={project} isOnOwnPage />;
};

/** A project. Its texts are in the owner's language for it, its headings in the site's. */
export const ProjectDetail = ({ project }: { project: Project }) => {
  const headingId = useId();
  const { name, language, basics, keywords, outcome, result } = project;
  const experiment = useExperiment(project.address);
  const fullName = entryLine(basics.name);
  const facts = factsOf(project);

  return (
    <article className={styles.detail} data-paper="" aria-labelledby={headingId} {...language}>
      <Top project={project} experiment={experiment} />
      <h4 className={section.heading} id={headingId}>
        {name}
      </h4>{" "}
      {fullName !== "" && fullName !== name && <p className={styles.fullName}>{`${fullName} `}</p>}
      {(result || hasText(outcome) || project.experiment) && (
        <section className={styles.outcome} aria-label={words.projects.outcome}>
          {result && <Result {...result} />}
          <EntryText entry={outcome} />
          {project.experiment && <ExperimentControl experiment={experiment} />}
        </section>
      )}
      <ProjectLinks address={project.address} links={project.links ?? []} />
      {facts.length > 0 && (
        <dl>
          {facts.map(({ term, text }) => (
            <div key={term}>
              <dt {...(language && inSiteLanguage)}>{term}</dt> <dd>{text}</dd>{" "}
            </div>
          ))}
        </dl>
      )}
      <ProjectText project={project} />
      {keywords.length > 0 && <Keywords label={words.projects.keywords} keywords={keywords} />}
    </article>
  );
};
