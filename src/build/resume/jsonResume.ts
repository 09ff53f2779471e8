import { wholeAddress } from "../../lib/wholeAddress";
import type { Resume, ResumeProject } from "../../resume/record";
import { asUri } from "./asUri";
import { FILE_NAMES } from "./fileNames";

/** The first release in which a certificate may have a month for a date, as all else has. */
const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.2.1/schema.json";

const PRESENT = "present";

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && !value.length);

/** A record without what nobody said: the schema knows neither null nor "not given". */
const said = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isSaid(value)));

interface Span {
  readonly startDate: string | null;
  readonly endDate: string | null;
}

/** Here a start without an end lasts until today; with us it is one moment, and what lasts says so. */
const asSpan = ({ startDate, endDate }: Span) => ({
  startDate,
  endDate: endDate === PRESENT ? null : (endDate ?? startDate),
});

/** Of a project whose owner wrote the years in words: "2018" or "2018–2020". */
const spanInWords = (time: string): Span => {
  const [, startDate = null, endDate = null] = /^(\d{4})(?:[–-](\d{4}))?$/.exec(time) ?? [];
  return { startDate, endDate };
};

interface Entry extends Partial<Span> {
  readonly url?: string | null;
  /** Its dates in words, which other forms show. */
  readonly time?: string | null;
}

const entry = ({ time: _, url = null, startDate = null, endDate = null, ...rest }: Entry) =>
  said({ ...rest, url: url && asUri(url), ...asSpan({ startDate, endDate }) });

/** Those who read it again can't take a missing end of a school for today's: so it is said. */
const school = (its: Resume["education"][number]) =>
  said({ ...entry(its), isCurrent: its.endDate === PRESENT || null });

const project = (
  { name, description, keywords, url, roles, links, language: _, ...when }: ResumeProject,
  entity = when.entity,
) =>
  said({
    name,
    description,
    keywords,
    ...asSpan(when.startDate === null ? spanInWords(when.time) : when),
    url: asUri(url),
    roles,
    entity,
    links,
  });

/** Each once, though somebody may have had two posts with one employer. */
const projectsOf = ({ work, projects }: Resume) => {
  const byUrl = new Map(
    work.flatMap((job) => job.projects.map((its) => [its.url, project(its, job.name)])),
  );
  return [...byUrl.values(), ...projects.map((its) => project(its))];
};

const basicsOf = ({ url, place, profiles, ...basics }: Resume["basics"]) =>
  said({
    ...basics,
    url: asUri(url),
    // A place in free words: only an address may be that.
    location: place === null ? null : { address: place },
    profiles: profiles.map((profile) => said({ ...profile, url: asUri(profile.url) })),
  });

/** `/resume.json`: JSON Resume 1.0.0. Beyond its own words it has ours, so that nothing is lost on the way back in. */
export const jsonResume = (resume: Resume): object =>
  said({
    $schema: SCHEMA,
    basics: basicsOf(resume.basics),
    work: resume.work.map(({ projects: _, ...job }) => entry(job)),
    volunteer: resume.volunteer.map(entry),
    education: resume.education.map(school),
    awards: resume.awards.map(entry),
    certificates: resume.certificates.map(entry),
    publications: resume.publications.map(entry),
    skills: resume.skills.map(said),
    languages: resume.languages.map(said),
    interests: resume.interests.map(({ name, topics }) =>
      said({ name, keywords: topics.map((topic) => topic.name), topics }),
    ),
    references: resume.references.map(said),
    projects: projectsOf(resume),
    meta: {
      canonical: asUri(wholeAddress(resume.basics.url, `/${FILE_NAMES.json}`)),
      version: "v1.0.0",
    },
  });
