import { phoneLink } from "../contract/addresses";
import { degreeOf } from "../lib/degree";
import { levelsInWords, type Resume, type ResumeProject, sameName } from "./record";

/** A text, if the owner gives one. */
export type OptionalText = string | undefined;

/** An entry in a list of the résumé. */
export interface ResumeEntry {
  readonly title: string;
  /** The address of the titled thing, if it has a page. */
  readonly project?: ResumeProject;
  /** The project of the employer's name, which the entry tells. */
  readonly employer?: ResumeProject | undefined;
  /** The client and the place, if known. */
  readonly facts?: readonly OptionalText[];
  readonly time?: OptionalText;
  readonly url?: OptionalText;
  readonly summary?: OptionalText;
  readonly highlights?: readonly string[] | undefined;
  /** Tools or courses. */
  readonly names?: OptionalText;
  readonly links?: ResumeProject["links"];
  /** The roles at an employer, or the projects of a job. */
  readonly entries?: readonly ResumeEntry[];
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
  const [employer, ...others] = facts;
  return [employer, time, ...others].flatMap((fact) => fact || []);
};

/** The ways to reach the owner, each with its text and its link. */
export const contactsOf = ({ basics: { email, phone, url, profiles }, words }: Resume) => [
  ...(email ? [{ network: undefined, label: "", text: email, link: `mailto:${email}` }] : []),
  ...(phone ? [{ network: undefined, label: "", text: phone, link: phoneLink(phone) }] : []),
  { network: undefined, label: "", text: url, link: url },
  ...profiles.map(({ network, url: link }) => ({
    ...{ network, label: network + words.colon, text: link, link },
  })),
];

/** A project says only what its job, or the head of the résumé, does not. */
const projectEntry = (
  project: ResumeProject,
  { comma, colon }: Resume["words"],
  job?: Resume["work"][number],
  position = job?.position,
): ResumeEntry => ({
  ...project,
  title: project.name,
  project,
  time: project.time === job?.time ? undefined : project.time,
  facts: [
    ...project.roles.filter((role) => role !== position),
    job === undefined && project.entity !== project.name ? project.entity : undefined,
  ],
  url: undefined,
  summary: project.description,
  highlights: project.points,
  names: project.keywords.join(comma),
  // An import calls a link after its host, which the address says again.
  links: project.links.map(({ label, url }) => ({
    label: label === new URL(url).hostname ? "" : label + colon,
    url,
  })),
});

type Job = Resume["work"][number];

/** The facts after an employer's name. */
type Detail = "location" | "description" | "url";

/**
 * A job tells a project of the employer's name by itself, if that is all there is to say. Under the employer's name it says only
 * what the `employer` does not.
 */
const jobEntry = (
  job: Job,
  words: Resume["words"],
  employer?: Partial<Record<Detail, string>>,
): ResumeEntry => {
  const { name, position, time, summary, highlights, projects } = job;
  const isSilent = !summary && !highlights?.length;
  const own = projects.find(
    (its) =>
      isSilent &&
      its.name === name &&
      its.time === time &&
      its.roles.every((role) => role === position),
  );
  const its = own && projectEntry(own, words, job);
  const { summary: ownSummary = summary, names, links } = its ?? {};
  const detail = (key: Detail) => (job[key] === employer?.[key] ? undefined : job[key]);
  return {
    ...job,
    title: position,
    facts: [employer ? undefined : name, detail("location"), detail("description")],
    url: detail("url"),
    ...{
      summary: ownSummary,
      highlights: its?.highlights ?? highlights,
      names,
      links,
      employer: own,
    },
    entries: projects
      .filter((its) => its !== own)
      .map((project) => projectEntry(project, words, job)),
  };
};

/** "3.80" needs a word; "First-class honours" is words. */
const gradeInWords = (score: string, { grade, colon }: Resume["words"]): string =>
  grade === "" || /\p{L}{3}/u.test(score) ? score : grade + colon + score;
/** Roles that follow each other at one employer are under its name, with what they say alike of it. */
const employerEntry = (jobs: readonly [Job, ...Job[]], words: Resume["words"]): ResumeEntry => {
  const [job, ...others] = jobs;
  if (others.length === 0) return jobEntry(job, words);
  const alike = (key: Detail) => {
    const [detail, another] = new Set(jobs.flatMap((its) => its[key] ?? []));
    return another === undefined ? detail : undefined;
  };
  const employer = {
    location: alike("location"),
    description: alike("description"),
    url: alike("url"),
  };
  return {
    title: job.name,
    facts: [employer.location, employer.description],
    url: employer.url,
    entries: jobs.map((its) => jobEntry(its, words, employer)),
  };
};

const byEmployer = (work: Resume["work"]) => {
  const groups: [Job, ...Job[]][] = [];
  for (const job of work) {
    const last = groups.at(-1);
    if (last && sameName(last[0].name, job.name)) last.push(job);
    else groups.push([job]);
  }
  return groups;
};

/** Records as entries, by the keys of their titles and of those who were there. */
const asEntries = <Title extends string, Fact extends string>(
  records: readonly (Omit<ResumeEntry, "title" | "facts"> &
    Readonly<Record<Title, string> & Partial<Record<Fact, OptionalText>>>)[],
  title: Title,
  fact: Fact,
): ResumeEntry[] =>
  records.map((record) => ({ ...record, title: record[title], facts: [record[fact]] }));

/** The résumé's parts in the order in which they are read, on the page as in plain text; empty ones are left out. */
export const outlineOf = (resume: Resume): ResumePart[] => {
  const { words } = resume;
  const parts: ResumePart[] = [
    {
      heading: words.work,
      entries: byEmployer(resume.work).map((jobs) => employerEntry(jobs, words)),
    },
    {
      heading: words.projects,
      entries: resume.projects.map((project) =>
        projectEntry(project, words, undefined, resume.basics.label),
      ),
    },
    {
      heading: words.skills,
      lines: resume.skills.map(({ name, level, keywords, places }) => ({
        name,
        text:
          joined([level, keywords?.join(words.comma)], words.colon) +
          (places.length > 0 ? ` (${places.join(words.comma)})` : ""),
      })),
    },
    {
      heading: words.education,
      entries: resume.education.map(({ institution, area, studyType, score, courses, ...rest }) => {
        const degree = degreeOf(studyType, area, words.comma);
        const facts = [degree ? institution : undefined, score && gradeInWords(score, words)];
        return { ...rest, title: degree || institution, facts, names: courses?.join(words.comma) };
      }),
    },
    { heading: words.certificates, entries: asEntries(resume.certificates, "name", "issuer") },
    { heading: words.volunteer, entries: asEntries(resume.volunteer, "position", "organization") },
    { heading: words.publications, entries: asEntries(resume.publications, "name", "publisher") },
    { heading: words.awards, entries: asEntries(resume.awards, "title", "awarder") },
    {
      heading: words.languages,
      lines: resume.languages.map(({ language, fluency }) => ({
        name: language,
        text: fluency ?? "",
      })),
    },
    {
      heading: words.interests,
      lines: resume.interests.map(({ name, topics }) => ({
        name,
        text: levelsInWords(topics, words),
      })),
    },
    { heading: words.references, quotes: resume.references },
  ];
  return parts.filter(
    ({ entries, lines, quotes }) => (entries ?? lines ?? quotes ?? []).length > 0,
  );
};
