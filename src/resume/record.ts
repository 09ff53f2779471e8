import { absoluteUrl } from "../contract/siteFiles";
import { words } from "../words/words";

/** A query's result, or content that no query has read: there a field that the owner leaves out is missing instead of null. */
type Loose<Value> = Value extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value as null extends Value[Key] ? never : Key]: Loose<Value[Key]>;
      } & {
        readonly [Key in keyof Value as null extends Value[Key] ? Key : never]?: Loose<Value[Key]>;
      }
    : Value;

/** The result of the page's query: all that a résumé is made of. */
export type ResumeData = Loose<Queries.ResumePageQuery>;

const usernameIn = (url: string): string | null =>
  new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? null;

/** Whether the contacts under a heading are profiles elsewhere: by the specification's English, or in the site's language. */
export const isProfiles = ({ heading }: { readonly heading: string }): boolean =>
  heading === "Social Media" || heading === words.profiles;

const profilesIn = ({ contacts }: ResumeData) =>
  contacts.nodes
    .filter(isProfiles)
    .flatMap(({ topics }) => topics)
    .flatMap(({ name, link }) =>
      link?.startsWith("https://")
        ? [{ network: name, username: usernameIn(link), url: link }]
        : [],
    );

const projectsIn = ({ projects }: ResumeData, home: string) =>
  projects.nodes.map(({ name, address, brief, language, start, end, links, basics }) => ({
    name,
    /** The path of its page. */
    address,
    url: absoluteUrl(home, address),
    /** For whom it was. */
    entity: basics.company.content.join(words.marks.comma),
    roles: basics.role.content,
    keywords: basics.keywords?.content ?? [],
    description: brief,
    language: language ?? null,
    startDate: start ?? null,
    endDate: end ?? null,
    time: basics.year.content.join(words.marks.comma),
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

type Topics = ResumeData["interests"]["nodes"][number]["topics"];

/** "Senior: TypeScript, React; Beginner: Speech recognition", the best known first. */
export const levelsInWords = (topics: Topics): string =>
  SENIORITIES.flatMap((seniority) => {
    const names = topics.filter((topic) => topic.seniority === seniority).map(({ name }) => name);
    return names.length > 0
      ? [`${words.seniorities[seniority]}${words.marks.colon}${names.join(words.marks.comma)}`]
      : [];
  }).join(words.marks.semicolon);

const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase("en") === other.trim().toLocaleLowerCase("en");

/** The record of which the page, the PDF and the other files are made, in the words and the order of JSON Resume. */
export const resumeOf = (data: ResumeData) => {
  const { site, career } = data;
  if (!site?.resume || !career) throw new Error("There is no career in the content.");
  const { owner, resume, home } = site;
  const projects = projectsIn(data, home);
  const skills = career.skills.flatMap(({ name, keywords }) => [name, ...(keywords ?? [])]);
  return {
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
      projects: projects.filter(({ entity }) => sameName(entity, job.name)),
    })),
    /** Those without an employer in `work`. */
    projects: projects.filter(
      ({ entity }) => !career.work.some(({ name }) => sameName(entity, name)),
    ),
    interests: data.interests.nodes
      .filter(({ topics }) => !topics.every(({ name }) => skills.includes(name)))
      .map(({ heading, topics }) => ({ name: heading, topics })),
  };
};

export type Resume = ReturnType<typeof resumeOf>;
