import { useId } from "react";
import { inSiteLanguage } from "../../words/locale";
import { words } from "../../words/words";
import { ProjectCover } from "../ProjectCover";
import * as section from "../Section.module.css";
import { entryLine, entryTexts, type Project } from "./entry";
import { ProjectLinks } from "./ProjectLinks";
import { ProjectPictures } from "./ProjectPictures";
import * as styles from "./Projects.module.css";
import { ProjectText } from "./ProjectText";

/** A company of the project's own name is left out. */
const factsOf = ({ name, basics: { company, alias, role, year } }: Project) =>
  [
    { term: words.projects.company, text: entryLine(company) === name ? "" : entryLine(company) },
    { term: words.projects.role, text: entryLine(role) },
    { term: words.projects.year, text: entryLine(year) },
    { term: words.projects.alias, text: entryLine(alias) },
  ].filter(({ text }) => text !== "");

/** One project. Its texts are in the owner's language for it, its headings in the site's. */
export const ProjectDetail = ({ project }: { project: Project }) => {
  const headingId = useId();
  const { name, language, basics } = project;
  const fullName = entryLine(basics.name);
  const keywords = [...new Set(entryTexts(basics.keywords))];
  const pictures = project.pictures ?? [];

  return (
    <article className={styles.detail} aria-labelledby={headingId} {...language}>
      {pictures.length > 0 ? (
        <ProjectPictures key={name} pictures={pictures} />
      ) : (
        <ProjectCover
          project={{ coverPath: project.coverPath, coverPicture: null }}
          className={styles.cover}
          width={640}
          height={360}
        />
      )}
      <h4 className={section.heading} id={headingId}>
        {name}
      </h4>
      {fullName !== "" && fullName !== name && <p className={styles.fullName}>{fullName}</p>}
      <dl>
        {factsOf(project).map(({ term, text }) => (
          <div key={term}>
            <dt {...(language && inSiteLanguage)}>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {keywords.length > 0 && (
        <ul className={styles.keywords} aria-label={words.projects.keywords}>
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </ul>
      )}
      <ProjectLinks links={project.links ?? []} />
      <ProjectText project={project} />
    </article>
  );
};
