import { HEADINGS } from "../../resume/headings";
import { bySeniority, type Resume, type ResumeProject } from "../../resume/record";
import { wrapped } from "./wrapped";

/** Lines that belong together; between two of them is an empty line. */
type Block = readonly string[];

type Said = string | null | undefined;

const saidOf = (texts: readonly Said[]): string[] =>
  texts.filter((text) => text !== null && text !== undefined && text !== "") as string[];

interface Entry {
  readonly title: string;
  readonly facts?: readonly Said[];
  readonly time?: Said;
  readonly summary?: Said;
  readonly highlights?: readonly string[] | null;
  readonly names?: readonly string[] | null;
  readonly links?: ResumeProject["links"];
  readonly url?: Said;
}

/** The same parts in the same order as those of the page. Its dates have a line to themselves, by which programs find them. */
const entry = (
  { title, facts = [], time, summary, highlights, names, links, url }: Entry,
  indent = "",
): Block => [
  ...wrapped(title, indent),
  ...wrapped(saidOf(facts).join(" · "), indent),
  ...wrapped(time ?? "", indent),
  ...wrapped(summary ?? "", indent),
  ...(highlights ?? []).flatMap((item) => wrapped(item, `${indent}- `, `${indent}  `)),
  ...wrapped((names ?? []).join(", "), indent),
  ...(links ?? []).flatMap((link) => wrapped(`${link.label}: ${link.url}`, indent)),
  ...wrapped(url ?? "", indent),
];

/** Under its employer it stands further in, and need not say for whom it was. */
const project = (
  { name, roles, entity, description, keywords, ...rest }: ResumeProject,
  employer?: string,
): Block =>
  entry(
    {
      ...rest,
      title: name,
      facts: [...roles, employer === undefined ? entity : null],
      summary: description,
      names: keywords,
    },
    employer === undefined ? "" : "  ",
  );

const job = ({ projects, ...rest }: Resume["work"][number]): Block[] => [
  entry({ ...rest, title: rest.position, facts: [rest.name, rest.location, rest.description] }),
  ...projects.map((its) => project(its, rest.name)),
];

const ability = (name: string, level: string | null): Block =>
  wrapped(level ? `${name} – ${level}` : name);

/** Its heading has a line to itself, with a rule under it; without anything below there is no heading. */
const section = (title: string, blocks: readonly Block[]): Block[] => {
  const [first, ...rest] = blocks.filter((block) => block.length > 0);
  return first === undefined ? [] : [[title, "-".repeat(title.length), ...first], ...rest];
};

const headerOf = ({ basics }: Resume): Block[] => [
  [
    ...wrapped(basics.name),
    ...wrapped(saidOf([basics.label, basics.place, basics.pronouns]).join(" · ")),
    ...wrapped(basics.availability ?? ""),
  ],
  [
    ...saidOf([basics.email, basics.phone, basics.url]).flatMap((text) => wrapped(text)),
    ...basics.profiles.flatMap(({ network, url }) => wrapped(`${network}: ${url}`)),
  ],
];

/** `/resume.txt`: what the page says, in the same order, for fields that take plain text and programs that sort applications. */
export const plainText = (resume: Resume): string => {
  const { basics } = resume;
  const blocks = [
    ...headerOf(resume),
    ...section(HEADINGS.summary, [
      [basics.headline, basics.summary].flatMap((text) => wrapped(text ?? "")),
    ]),
    ...section(HEADINGS.work, resume.work.flatMap(job)),
    ...section(
      HEADINGS.projects,
      resume.projects.map((its) => project(its)),
    ),
    ...section(
      HEADINGS.skills,
      resume.skills.map(({ name, level, keywords }) => [
        ...ability(name, level),
        ...wrapped((keywords ?? []).join(", ")),
      ]),
    ),
    ...section(
      HEADINGS.education,
      resume.education.map(({ institution, area, studyType, score, courses, ...rest }) => {
        const degree = saidOf([studyType, area]).join(", ");
        const facts = [degree ? institution : null, score];
        return entry({ ...rest, title: degree || institution, facts, names: courses });
      }),
    ),
    ...section(
      HEADINGS.certificates,
      resume.certificates.map(({ name, issuer, ...rest }) =>
        entry({ ...rest, title: name, facts: [issuer] }),
      ),
    ),
    ...section(
      HEADINGS.volunteer,
      resume.volunteer.map(({ position, organization, ...rest }) =>
        entry({ ...rest, title: position, facts: [organization] }),
      ),
    ),
    ...section(
      HEADINGS.publications,
      resume.publications.map(({ name, publisher, ...rest }) =>
        entry({ ...rest, title: name, facts: [publisher] }),
      ),
    ),
    ...section(
      HEADINGS.awards,
      resume.awards.map(({ title, awarder, ...rest }) =>
        entry({ ...rest, title, facts: [awarder] }),
      ),
    ),
    ...section(HEADINGS.languages, [
      resume.languages.flatMap(({ language, fluency }) => ability(language, fluency)),
    ]),
    ...section(
      HEADINGS.interests,
      resume.interests.map(({ name, topics }) => [
        ...wrapped(name),
        ...bySeniority(topics).flatMap(({ seniority, names }) =>
          wrapped(`${seniority}: ${names.join(", ")}`),
        ),
      ]),
    ),
    ...section(
      HEADINGS.references,
      resume.references.map(({ name, reference }) => [
        ...wrapped(reference),
        ...wrapped(name, "– ", "  "),
      ]),
    ),
  ];
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
};
