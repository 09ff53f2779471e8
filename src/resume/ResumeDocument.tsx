import { marks } from "../words/locale.words";
import { Entry } from "./Entry";
import { type ResumeSurroundings, ResumeSurroundingsProvider, useSurroundings } from "./parts";
import { ResumeHeader } from "./ResumeHeader";
import { Interests, Languages, References, Skills, Summary } from "./ResumeLists";
import { ResumeSection } from "./ResumeSection";
import type { Resume, ResumeProject } from "./record";
import { headings } from "./resume.words";

const Project = ({ project, below }: { project: ResumeProject; below: number }) => {
  const { ProjectLink } = useSurroundings();
  return (
    <Entry
      below={below}
      title={
        <ProjectLink project={project}>
          <span {...project.language}>{project.name}</span>
        </ProjectLink>
      }
      // Under its employer that is said already.
      facts={[
        ...project.roles,
        below === 2 && project.entity !== project.name ? project.entity : null,
      ]}
      time={project.time}
      startDate={project.startDate}
      endDate={project.endDate}
      summary={project.description}
      language={project.language}
      names={project.keywords}
      links={project.links}
    />
  );
};

const Job = ({ job }: { job: Resume["work"][number] }) => (
  <>
    <Entry {...job} title={job.position} facts={[job.name, job.location, job.description]} />
    {job.projects.length > 0 && (
      <ul data-part="projects">
        {job.projects.map((project) => (
          <li key={project.url}>
            <Project project={project} below={3} />
          </li>
        ))}
      </ul>
    )}
  </>
);

export interface ResumeDocumentProps {
  resume: Resume;
  surroundings: ResumeSurroundings;
}

/**
 * The résumé in one column, in the order in which it is read. It brings no looks of its own: on paper `print.css` gives them,
 * and on the screen whoever shows it.
 */
export const ResumeDocument = ({ resume, surroundings }: ResumeDocumentProps) => (
  <ResumeSurroundingsProvider value={surroundings}>
    <article className="resume">
      <ResumeHeader basics={resume.basics} />
      <Summary basics={resume.basics} />
      <ResumeSection
        title={headings.work}
        items={resume.work}
        keyOf={(job) => `${job.name} ${job.position} ${job.time}`}
      >
        {(job) => <Job job={job} />}
      </ResumeSection>
      <ResumeSection title={headings.projects} items={resume.projects} keyOf={({ url }) => url}>
        {(project) => <Project project={project} below={2} />}
      </ResumeSection>
      <Skills skills={resume.skills} />
      <ResumeSection
        title={headings.education}
        items={resume.education}
        keyOf={(school) => `${school.institution} ${school.studyType} ${school.time}`}
      >
        {({ institution, area, studyType, score, courses, ...rest }) => (
          <Entry
            {...rest}
            title={[studyType, area].filter(Boolean).join(marks.comma) || institution}
            facts={[studyType || area ? institution : null, score]}
            names={courses}
          />
        )}
      </ResumeSection>
      <ResumeSection
        title={headings.certificates}
        items={resume.certificates}
        keyOf={({ name }) => name}
      >
        {({ name, issuer, date, ...rest }) => (
          <Entry {...rest} title={name} facts={[issuer]} startDate={date} />
        )}
      </ResumeSection>
      <ResumeSection
        title={headings.volunteer}
        items={resume.volunteer}
        keyOf={(post) => `${post.organization} ${post.position} ${post.time}`}
      >
        {({ position, organization, ...rest }) => (
          <Entry {...rest} title={position} facts={[organization]} />
        )}
      </ResumeSection>
      <ResumeSection
        title={headings.publications}
        items={resume.publications}
        keyOf={({ name }) => name}
      >
        {({ name, publisher, releaseDate, ...rest }) => (
          <Entry {...rest} title={name} facts={[publisher]} startDate={releaseDate} />
        )}
      </ResumeSection>
      <ResumeSection title={headings.awards} items={resume.awards} keyOf={({ title }) => title}>
        {({ title, awarder, date, ...rest }) => (
          <Entry {...rest} title={title} facts={[awarder]} startDate={date} />
        )}
      </ResumeSection>
      <Languages languages={resume.languages} />
      <Interests interests={resume.interests} />
      <References references={resume.references} />
    </article>
  </ResumeSurroundingsProvider>
);
