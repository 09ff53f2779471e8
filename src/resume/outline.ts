import { marks } from "../words/locale.words";
import { levelsInWords, type Resume, type ResumeProject } from "./record";
import { headings } from "./resume.words";

type Said = string | null | undefined;

/** One thing in a list of the résumé. */
export interface ResumeEntry {
  readonly title: string;
  /** The address of the titled thing, if it has a page. */
  readonly project?: ResumeProject;
  /** Whom it was for and where; what nobody said is left out. */
  readonly facts?: readonly Said[];
  readonly time?: Said;
  readonly startDate?: Said;
  readonly endDate?: Said;
  readonly url?: Said;
  readonly summary?: Said;
  readonly highlights?: readonly string[] | null;
  /** Tools or courses. */
  readonly names?: readonly string[] | null;
  readonly links?: ResumeProject["links"];
  /** The work done there. */
  readonly projects?: readonly ResumeEntry[];
}

/** A name, and what there is to say of it, in one line. */
interface ResumeLine {
  readonly name: string;
  readonly words: string;
}

/** A part of the résumé under its heading. */
export interface ResumePart {
  readonly heading: string;
  readonly entries?: readonly ResumeEntry[];
  readonly lines?: readonly ResumeLine[];
  readonly quotes?: Resume["references"];
}

const joined = (texts: readonly Said[], mark: string): string => texts.filter(Boolean).join(mark);

/** Under its employer it need not say for whom it was. */
const projectEntry = (project: ResumeProject, employer?: string): ResumeEntry => ({
  ...project,
  title: project.name,
  project,
  facts: [
    ...project.roles,
    employer === undefined && project.entity !== project.name ? project.entity : null,
  ],
  url: null,
  summary: project.description,
  names: project.keywords,
});

/** The résumé's parts in the order in which they are read, on the page as in plain text; those with nothing in them are left out. */
export const outlineOf = (resume: Resume): ResumePart[] => {
  const parts: ResumePart[] = [
    {
      heading: headings.work,
      entries: resume.work.map(({ projects, ...job }) => ({
        ...job,
        title: job.position,
        facts: [job.name, job.location, job.description],
        projects: projects.map((project) => projectEntry(project, job.name)),
      })),
    },
    {
      heading: headings.projects,
      entries: resume.projects.map((project) => projectEntry(project)),
    },
    {
      heading: headings.skills,
      lines: resume.skills.map(({ name, level, keywords }) => ({
        name,
        words: joined([level, keywords?.join(marks.comma)], marks.colon),
      })),
    },
    {
      heading: headings.education,
      entries: resume.education.map(({ institution, area, studyType, score, courses, ...rest }) => {
        const degree = joined([studyType, area], marks.comma);
        const facts = [degree ? institution : null, score];
        return { ...rest, title: degree || institution, facts, names: courses };
      }),
    },
    {
      heading: headings.certificates,
      entries: resume.certificates.map(({ name, issuer, date, ...rest }) => ({
        ...{ ...rest, title: name, facts: [issuer], startDate: date },
      })),
    },
    {
      heading: headings.volunteer,
      entries: resume.volunteer.map(({ position, organization, ...rest }) => ({
        ...{ ...rest, title: position, facts: [organization] },
      })),
    },
    {
      heading: headings.publications,
      entries: resume.publications.map(({ name, publisher, releaseDate, ...rest }) => ({
        ...{ ...rest, title: name, facts: [publisher], startDate: releaseDate },
      })),
    },
    {
      heading: headings.awards,
      entries: resume.awards.map(({ awarder, date, ...rest }) => ({
        ...{ ...rest, facts: [awarder], startDate: date },
      })),
    },
    {
      heading: headings.languages,
      lines: resume.languages.map(({ language, fluency }) => ({
        name: language,
        words: fluency ?? "",
      })),
    },
    {
      heading: headings.interests,
      lines: resume.interests.map(({ name, topics }) => ({ name, words: levelsInWords(topics) })),
    },
    { heading: headings.references, quotes: resume.references },
  ];
  return parts.filter(
    ({ entries, lines, quotes }) => (entries ?? lines ?? quotes ?? []).length > 0,
  );
};
