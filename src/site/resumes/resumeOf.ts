import { isBefore } from "../../content/dates";
import { absoluteUrl } from "../../contract/siteFiles";
import { type Edition, type Resume, type ResumeProject, sameName } from "../../resume";
import type { prepareCareer } from "../../sections/career/content";
import type { PreparedProject } from "../../sections/projects/content";
import { colours } from "../../theme/colours";
import { isProfiles } from "../../words/isProfiles";
import type { Content } from "../collections/collections";

/** The part of the content of which a résumé is made. */
export interface ResumeData {
  readonly site: {
    readonly home: string;
    readonly owner: Omit<Content["site"]["owner"], "photo">;
    readonly accent: { readonly colour: string } | null;
    readonly resume: Pick<
      Content["site"]["resume"],
      "paper" | "showMail" | "showPhone" | "evidence"
    > | null;
  };
  readonly career: ReturnType<typeof prepareCareer> | undefined;
  readonly contacts: readonly {
    readonly heading: string;
    readonly topics: readonly { readonly name: string; readonly link?: string | undefined }[];
  }[];
  readonly projects: readonly Omit<PreparedProject, "text" | "result">[];
  readonly interests: Content["interests"];
}

const usernameIn = (url: string): string | undefined =>
  new URL(url).pathname.split("/").filter(Boolean).at(-1);

const bareAddress = (url: string): string =>
  url.toLowerCase().replace(/^https:\/\/(?:www\.)?|\/+$/g, "");

/** Without the site itself, whose address is in the résumé's head. */
const profilesIn = ({ contacts, site }: ResumeData) =>
  contacts
    .filter(isProfiles)
    .flatMap(({ topics }) => topics)
    .flatMap(({ name, link }) =>
      link?.startsWith("https://") && bareAddress(link) !== bareAddress(site.home)
        ? [{ network: name, username: usernameIn(link), url: link }]
        : [],
    );

const projectsIn = (
  { projects, site: { home } }: ResumeData,
  { comma }: Edition["words"],
): ResumeProject[] =>
  projects
    .filter(({ resume }) => resume !== false)
    .map(({ name, address, resumeTexts, language, start, end, links, basics }) => ({
      name,
      address,
      url: absoluteUrl(home, address),
      entity: basics.company.content.join(comma),
      roles: basics.role.content,
      keywords: basics.keywords?.content ?? [],
      ...resumeTexts,
      language,
      startDate: start,
      endDate: end,
      time: basics.year.content.join(comma),
      // The head of the résumé has the addresses of mail.
      links: links
        .filter(({ url }) => !url.startsWith("mailto:"))
        .map(({ label, url }) => ({
          label,
          url: url.startsWith("/") ? absoluteUrl(home, url) : url,
        })),
    }));

/** A résumé says of a skill where it was used, in as many places at the most. */
const MOST_PLACES = 3;

interface Span {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

const isWithin = (project: Span, job: Span): boolean => {
  const { startDate: start = "", endDate: end = start } = project;
  const { startDate: first = "", endDate: last = first } = job;
  // "present" is after every year in the order of texts, too.
  return start !== "" && !isBefore(start, first) && !isBefore(last, end);
};

/** The résumé in one language, made of all sections that it tells of. */
export const resumeOf = (data: ResumeData, edition: Edition): Resume => {
  const { site, career } = data;
  if (!site.resume || !career) throw new Error("There is no career in the content.");
  const { owner, resume, home } = site;
  const { headline, summary, place, availability, pronouns } = owner;
  const projects = projectsIn(data, edition.words);
  const skills = career.skills.flatMap(({ name, keywords }) => [name, ...(keywords ?? [])]);
  /** The places that name a skill, or what belongs to it. */
  const placesOf = (names: readonly string[]): readonly string[] => {
    const places = [...career.work, ...projects].filter(({ keywords }) =>
      keywords?.some((keyword) => names.some((name) => sameName(name, keyword))),
    );
    return [...new Set(places.map(({ name }) => name))].slice(0, MOST_PLACES);
  };
  /** The employer's projects; of two jobs there, the projects in the job's own time, or all if none is. */
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
    paper: resume.paper,
    accent: site.accent?.colour ?? colours.accent.light,
    basics: {
      name: owner.name,
      label: owner.role,
      email: resume.showMail ? owner.email : undefined,
      phone: resume.showPhone ? owner.phone : undefined,
      url: home,
      ...{ headline, summary, place, availability, pronouns },
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
