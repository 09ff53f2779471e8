import { MapPin } from "lucide-react";
import { useId } from "react";
import { inSiteLanguage, marks } from "../../words/locale.words";
import { ProjectCover } from "../ProjectCover";
import * as section from "../Section.module.css";
import type { Project } from "./content";
import { EntryProse } from "./EntryProse";
import { entryLine, entryTexts } from "./entryTexts";
import { ProjectLinks } from "./ProjectLinks";
import { ProjectPictures } from "./ProjectPictures";
import { ProjectStory } from "./ProjectStory";
import * as styles from "./Projects.module.css";
import { words } from "./projects.words";

/** The company is left out where the project is called like it. */
const factsOf = ({ name, basics: { company, alias, role, year } }: Project) =>
  [
    { term: words.company, text: entryLine(company) === name ? "" : entryLine(company) },
    { term: words.role, text: entryLine(role) },
    { term: words.year, text: entryLine(year) },
    { term: words.alias, text: entryLine(alias) },
  ].filter(({ text }) => text !== "");

const Company = ({
  about: { city, country, statement },
  language,
}: {
  about: NonNullable<Project["aboutCompany"]>;
  language: Project["language"];
}) => {
  const place = [entryLine(city), entryLine(country)].filter(Boolean).join(marks.comma);
  const hasStatement = entryTexts(statement).length > 0;
  if (place === "" && !hasStatement) return null;
  return (
    <section className={styles.chapter}>
      <h5 {...(language && inSiteLanguage)}>{words.aboutCompany}</h5>
      {place !== "" && (
        <p className={styles.place}>
          <MapPin aria-hidden="true" />
          {place}
        </p>
      )}
      {statement && hasStatement && <EntryProse entry={statement} />}
    </section>
  );
};

/** One project to read about. What the owner left out takes no room. All of it is in the owner's language for it but the headings. */
export const ProjectDetail = ({ project }: { project: Project }) => {
  const headingId = useId();
  const { name, language, basics, description, aboutCompany } = project;
  const fullName = entryLine(basics.name);
  const keywords = [...new Set(entryTexts(basics.keywords))];
  const [firstPicture, ...otherPictures] = project.pictures ?? [];
  const whatWasDone = description?.whatWasDone;

  return (
    <article className={styles.detail} aria-labelledby={headingId} {...language}>
      {firstPicture ? (
        <ProjectPictures key={name} pictures={[firstPicture, ...otherPictures]} />
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
        <ul className={styles.keywords} aria-label={words.keywords}>
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </ul>
      )}
      {project.links !== null && project.links.length > 0 && <ProjectLinks links={project.links} />}
      <ProjectStory {...project} />
      {whatWasDone && entryTexts(whatWasDone).length > 0 && (
        <section className={styles.chapter}>
          <h5 {...(language && inSiteLanguage)}>{words.whatWasDone}</h5>
          <EntryProse entry={whatWasDone} />
        </section>
      )}
      {aboutCompany && <Company about={aboutCompany} language={language} />}
    </article>
  );
};
