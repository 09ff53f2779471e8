import { phoneLink } from "../contract/addresses";
import { words } from "../words/words";
import { levelsInWords, type Resume, type ResumeProject } from "./record";

/** A text, if the owner gives one. */
export type OptionalText = string | null | undefined;

/** One thing in a list of the résumé. */
export interface ResumeEntry {
  readonly title: string;
  /** The address of the titled thing, if it has a page. */
  readonly project?: ResumeProject;
  /** The client and the place, if known. */
  readonly facts?: readonly OptionalText[];
  readonly time?: OptionalText;
  readonly url?: OptionalText;
  readonly summary?: OptionalText;
  readonly highlights?: readonly string[] | null;
  /** Tools or courses. */
  readonly names?: readonly string[] | null;
  readonly links?: ResumeProject["links"];
  /** The work done there. */
  readonly projects?: readonly ResumeEntry[];
}

/** A name and its details, in one line. */
interface ResumeLine {
  readonly name: string;
  readonly text: string;
}

/** A part of the résumé under its heading. */
export interface ResumePart {
  readonly heading: string;
  readonly entries?: readonly ResumeEntry[];
  readonly lines?: readonly ResumeLine[];
  readonly quotes?: Resume["references"];
}

export const joined = (texts: readonly OptionalText[], mark: string): string =>
  texts.filter(Boolean).join(mark);

/**
 * An entry's facts for one line, with the time after the employer: programs that sort applications take a time that has a line or a
 * column of its own for another entry's.
 */
export const factsOf = ({ facts = [], time }: ResumeEntry): readonly string[] => {
  const [employer, ...others] = facts.filter(Boolean);
  return [employer, time, ...others].flatMap((fact) => fact || []);
};

/** The ways to reach the owner, each with its text and its link. */
export const contactsOf = ({ email, phone, url, profiles }: Resume["basics"]) => [
  ...(email ? [{ network: null, text: email, link: `mailto:${email}` }] : []),
  ...(phone ? [{ network: null, text: phone, link: phoneLink(phone) }] : []),
  ...[{ network: null, url }, ...profiles].map((it) => ({ ...it, text: it.url, link: it.url })),
];

/** Under its employer a project need not name the client. */
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

/** The résumé's parts in the order in which they are read, on the page as in plain text; empty ones are left out. */
export const outlineOf = (resume: Resume): ResumePart[] => {
  const parts: ResumePart[] = [
    {
      heading: words.resume.work,
      entries: resume.work.map(({ projects, ...job }) => ({
        ...job,
        title: job.position,
        facts: [job.name, job.location, job.description],
        projects: projects.map((project) => projectEntry(project, job.name)),
      })),
    },
    {
      heading: words.resume.projects,
      entries: resume.projects.map((project) => projectEntry(project)),
    },
    {
      heading: words.resume.skills,
      lines: resume.skills.map(({ name, level, keywords }) => ({
        name,
        text: joined([level, keywords?.join(words.marks.comma)], words.marks.colon),
      })),
    },
    {
      heading: words.resume.education,
      entries: resume.education.map(({ institution, area, studyType, score, courses, ...rest }) => {
        const degree = joined([studyType, area], words.marks.comma);
        const facts = [degree ? institution : null, score];
        return { ...rest, title: degree || institution, facts, names: courses };
      }),
    },
    {
      heading: words.resume.certificates,
      entries: resume.certificates.map(({ name, issuer, ...rest }) => ({
        ...{ ...rest, title: name, facts: [issuer] },
      })),
    },
    {
      heading: words.resume.volunteer,
      entries: resume.volunteer.map(({ position, organization, ...rest }) => ({
        ...{ ...rest, title: position, facts: [organization] },
      })),
    },
    {
      heading: words.resume.publications,
      entries: resume.publications.map(({ name, publisher, ...rest }) => ({
        ...{ ...rest, title: name, facts: [publisher] },
      })),
    },
    {
      heading: words.resume.awards,
      entries: resume.awards.map(({ awarder, ...rest }) => ({
        ...{ ...rest, facts: [awarder] },
      })),
    },
    {
      heading: words.resume.languages,
      lines: resume.languages.map(({ language, fluency }) => ({
        name: language,
        text: fluency ?? "",
      })),
    },
    {
      heading: words.resume.interests,
      lines: resume.interests.map(({ name, topics }) => ({ name, text: levelsInWords(topics) })),
    },
    { heading: words.resume.references, quotes: resume.references },
  ];
  return parts.filter(
    ({ entries, lines, quotes }) => (entries ?? lines ?? quotes ?? []).length > 0,
  );
};
