import { absoluteUrl } from "../contract/siteFiles";
import type { Dictionary } from "../words/dictionary";
import { words } from "../words/words";

/** Content before a query has read it: there a field that the owner leaves out is missing instead of null. */
type Loose<Value> = Value extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value as null extends Value[Key] ? never : Key]: Loose<Value[Key]>;
      } & {
        readonly [Key in keyof Value as null extends Value[Key] ? Key : never]?: Loose<Value[Key]>;
      }
    : Value;

type Texts = Pick<Queries.Entry, "content">;

/** The part of the content of which a résumé is made. */
export type ResumeData = Loose<{
  site: Pick<Queries.SiteInfo, "home"> & {
    owner: Omit<Queries.Owner, "photo">;
    resume: Pick<Queries.ResumeSettings, "showMail" | "showPhone" | "evidence"> | null;
  };
  career: Omit<Queries.Career, keyof Queries.Node | "html"> | null;
  contacts: readonly Pick<Queries.ContactGroup, "heading" | "topics">[];
  projects: readonly (Pick<
    Queries.Project,
    "name" | "address" | "brief" | "language" | "start" | "end" | "links"
  > & { basics: Record<"company" | "role" | "year", Texts> & { keywords: Texts | null } })[];
  interests: readonly Pick<Queries.InterestGroup, "heading" | "topics">[];
}>;

/** The words of every form, by which programs that read résumés know its parts. */
export const wordsOfResume = ({
  resume,
  seniorities,
  marks,
  present,
  projects: { live },
  titles,
}: Dictionary) => ({ ...resume, ...seniorities, ...marks, present, live, title: titles.resume });

/** The résumé in one language. */
export interface Edition {
  readonly language: { readonly lang: string; readonly dir: "ltr" | "rtl" };
  readonly words: Readonly<Record<keyof ReturnType<typeof wordsOfResume>, string>>;
  /** The path of its page. */
  readonly address: string;
  /** The path above its files. */
  readonly folder: string;
  /** The path of the file to keep or send. */
  readonly file: string;
}

const usernameIn = (url: string): string | null =>
  new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? null;

/** Whether the contacts under a heading are profiles elsewhere: by the specification's English, or in the site's language. */
export const isProfiles = ({ heading }: { readonly heading: string }): boolean =>
  heading === "Social Media" || heading === words.profiles;

const profilesIn = ({ contacts }: ResumeData) =>
  contacts
    .filter(isProfiles)
    .flatMap(({ topics }) => topics)
    .flatMap(({ name, link }) =>
      link?.startsWith("https://")
        ? [{ network: name, username: usernameIn(link), url: link }]
        : [],
    );

const projectsIn = ({ projects, site: { home } }: ResumeData, { comma }: Edition["words"]) =>
  projects.map(({ name, address, brief, language, start, end, links, basics }) => ({
    name,
    /** The path of its page, and the whole address. */
    address,
    url: absoluteUrl(home, address),
    /** For whom it was. */
    entity: basics.company.content.join(comma),
    roles: basics.role.content,
    keywords: basics.keywords?.content ?? [],
    description: brief,
    language: language ?? null,
    startDate: start ?? null,
    endDate: end ?? null,
    time: basics.year.content.join(comma),
    /** Whole addresses. Those of mail are at the top of the résumé. */
    links: (links ?? [])
      .filter(({ url }) => !url.startsWith("mailto:"))
      .map(({ label, url }) => ({
        label,
        url: url.startsWith("/") ? absoluteUrl(home, url) : url,
      })),
  }));

export type ResumeProject = ReturnType<typeof projectsIn>[number];

const SENIORITIES = ["Senior", "Intermediate", "Beginner"] as const;

/** "Senior: TypeScript, React; Beginner: Speech recognition", the best known first. */
export const levelsInWords = (
  topics: Resume["interests"][number]["topics"],
  words: Edition["words"],
): string =>
  SENIORITIES.flatMap((seniority) => {
    const names = topics.filter((topic) => topic.seniority === seniority).map(({ name }) => name);
    return names.length > 0 ? [`${words[seniority]}${words.colon}${names.join(words.comma)}`] : [];
  }).join(words.semicolon);

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase("en") === other.trim().toLocaleLowerCase("en");

/** A résumé says of a skill where it was used, in as many places at the most. */
const MOST_PLACES = 3;

interface Span {
  readonly startDate?: string | null;
  readonly endDate?: string | null;
}

/** A start or end as a month, so that "2019" compares with "2019-03". */
const asMonth = (time: string | null | undefined, month: string): string =>
  time ? `${time}-${month}`.slice(0, "2019-03".length) : "";

const isWithin = (project: Span, job: Span): boolean =>
  asMonth(project.startDate, "12") >= asMonth(job.startDate, "01") &&
  (job.endDate === "present" ||
    asMonth(project.endDate ?? project.startDate, "01") <= asMonth(job.endDate, "12"));

/** The record of which the page, the PDF and the other files are made, in the words and the order of JSON Resume. */
export const resumeOf = (data: ResumeData, edition: Edition) => {
  const { site, career } = data;
  if (!site.resume || !career) throw new Error("There is no career in the content.");
  const { owner, resume, home } = site;
  const projects = projectsIn(data, edition.words);
  const skills = career.skills.flatMap(({ name, keywords }) => [name, ...(keywords ?? [])]);
  /** The places that name a skill, or what belongs to it. */
  const placesOf = (names: readonly string[]): readonly string[] => {
    const places = [...career.work, ...projects].filter(({ keywords }) =>
      keywords?.some((keyword) => names.some((name) => sameName(name, keyword))),
    );
    return [...new Set(places.map(({ name }) => name))].slice(0, MOST_PLACES);
  };
  /** Those of the employer; of two jobs there, those in the job's own time, or all if none is. */
  const projectsAt = (job: (typeof career.work)[number]) => {
    const all = projects.filter(({ entity }) => sameName(entity, job.name));
    const jobs = career.work.filter(({ name }) => sameName(name, job.name));
    return jobs.length === 1
      ? all
      : all.filter((project) => {
          const at = jobs.filter((other) => isWithin(project, other));
          return at.length === 0 || at[0] === job;
        });
  };
  return {
    ...edition,
    ...career,
    basics: {
      name: owner.name,
      label: owner.role,
      /** Null if the owner hides it, like the phone. */
      email: (resume.showMail && owner.email) || null,
      phone: (resume.showPhone && owner.phone) || null,
      url: home,
      headline: owner.headline ?? null,
      summary: owner.summary ?? null,
      place: owner.place ?? null,
      availability: owner.availability ?? null,
      pronouns: owner.pronouns ?? null,
      profiles: profilesIn(data),
    },
    work: career.work.map((job) => ({
      ...job,
      projects: projectsAt(job),
    })),
    skills: career.skills.map(({ name, keywords, ...skill }) => ({
      ...{ ...skill, name, keywords },
      places: resume.evidence ? placesOf([name, ...(keywords ?? [])]) : [],
    })),
    /** Those without an employer in `work`. */
    projects: projects.filter(
      ({ entity }) => !career.work.some(({ name }) => sameName(entity, name)),
    ),
    interests: data.interests
      .filter(({ topics }) => !topics.every(({ name }) => skills.includes(name)))
      .map(({ heading, topics }) => ({
        name: heading,
        topics: topics.map(({ name, level, seniority }) => ({ name, level, seniority })),
      })),
  };
};

export type Resume = ReturnType<typeof resumeOf>;
