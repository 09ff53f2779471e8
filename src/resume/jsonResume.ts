import { PRESENT } from "../content/dates";
import { literalMarkdown } from "../content/markdown";
import { absoluteUrl } from "../contract/siteFiles";
import type { Resume, ResumeProject } from "./record";

/** The first release in which a certificate may have a month for a date, as all else has. */
const SCHEMA = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.2.1/schema.json";

/** Not allowed in a URI: other alphabets and a few signs, a percent sign that encodes nothing, and a second "#". */
const UNFIT = /[^\w\-.~:/?#@!$&'()*+,;=%]|%(?![\da-f]{2})|(?<=#.*)#/giu;

/** An address in the letters of RFC 3986; one that already is stays to the letter. */
export const asUri = (address: string): string =>
  address.search(UNFIT) === -1
    ? address
    : new URL(address).href.replace(UNFIT, (sign) =>
        sign === "#" ? "%23" : encodeURIComponent(sign),
      );

const isFilledIn = (value: unknown): boolean =>
  value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** A record without its empty fields. */
const filledIn = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => isFilledIn(value)));

interface Span {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** In JSON Resume a start without an end lasts until today; in our data it is one moment. */
const asSpan = ({ startDate, endDate }: Span) => ({
  startDate,
  endDate: endDate === PRESENT ? undefined : (endDate ?? startDate),
});

/** For a project whose years are a text: "2018" or "2018–2020". */
const spanInWords = (time: string): Span => {
  const [, startDate, endDate] = /^(\d{4})(?:[–-](\d{4}))?$/.exec(time) ?? [];
  return { startDate, endDate };
};

interface Entry extends Span {
  readonly url?: string | undefined;
  /** The dates in words, for other forms. */
  readonly time?: string | undefined;
}

const entry = ({ time: _, url, startDate, endDate, ...rest }: Entry) =>
  filledIn({ ...rest, url: url && asUri(url), ...asSpan({ startDate, endDate }) });

/** For importers: a school without an end may have ended. */
const school = (its: Resume["education"][number]) =>
  filledIn({ ...entry(its), isCurrent: its.endDate === PRESENT || undefined });

const project = (
  { name, description, points, keywords, url, roles, links, language: _, ...when }: ResumeProject,
  entity = when.entity,
) =>
  filledIn({
    name,
    description: literalMarkdown(description),
    highlights: points.map(literalMarkdown),
    keywords,
    ...asSpan(when.startDate === undefined ? spanInWords(when.time) : when),
    url: asUri(url),
    roles,
    entity,
    links,
  });

/** Each once, also with two jobs at one employer. */
const projectsOf = ({ work, projects }: Resume) => {
  const byUrl = new Map(
    work.flatMap((job) => job.projects.map((its) => [its.url, project(its, job.name)])),
  );
  return [...byUrl.values(), ...projects.map((its) => project(its))];
};

const basicsOf = ({ url, place, profiles, ...basics }: Resume["basics"]) =>
  filledIn({
    ...basics,
    // Importers read Markdown.
    summary: basics.summary && literalMarkdown(basics.summary),
    url: asUri(url),
    // Only an address may be a text.
    location: place && { address: place },
    profiles: profiles.map((profile) => filledIn({ ...profile, url: asUri(profile.url) })),
  });

/** `/resume.json`: JSON Resume 1.0.0. It has our own fields besides, most of which `npm run import` reads. */
export const jsonResume = (resume: Resume): object =>
  filledIn({
    $schema: SCHEMA,
    basics: basicsOf(resume.basics),
    work: resume.work.map(({ projects: _, ...job }) => entry(job)),
    volunteer: resume.volunteer.map(entry),
    education: resume.education.map(school),
    awards: resume.awards.map(entry),
    certificates: resume.certificates.map(entry),
    publications: resume.publications.map(entry),
    skills: resume.skills.map(({ places: _, ...skill }) => filledIn(skill)),
    languages: resume.languages.map(filledIn),
    interests: resume.interests.map(({ name, topics }) =>
      filledIn({ name, keywords: topics.map((topic) => topic.name), topics }),
    ),
    references: resume.references.map(filledIn),
    projects: projectsOf(resume),
    meta: {
      canonical: asUri(absoluteUrl(resume.basics.url, `${resume.folder}resume.json`)),
      language: resume.language.lang,
      version: "v1.0.0",
    },
  });
