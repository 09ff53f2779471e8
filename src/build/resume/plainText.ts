import { levelsInWords, type Resume, type ResumeProject } from "../../resume/record";
import { headings } from "../../resume/resume.words";
import { marks } from "../../words/locale.words";
import { wrapped } from "./wrapped";

/** Lines that belong together; between two of them is an empty line. */
type Block = readonly string[];

type Said = string | null | undefined;

const saidOf = (texts: readonly Said[]): string[] => texts.flatMap((text) => text || []);

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
  ...wrapped(time ?? "", indent),
  ...wrapped(saidOf(facts).join(" · "), indent),
  ...wrapped(url ?? "", indent),
  ...wrapped(summary ?? "", indent),
  ...(highlights ?? []).flatMap((item) => wrapped(item, `${indent}- `, `${indent}  `)),
  ...wrapped((names ?? []).join(marks.comma), indent),
  ...(links ?? []).flatMap((link) => wrapped(`${link.label}${marks.colon}${link.url}`, indent)),
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
      facts: [...roles, employer === undefined && entity !== name ? entity : null],
      summary: description,
      names: keywords,
    },
    employer === undefined ? "" : "  ",
  );

const job = ({ projects, ...rest }: Resume["work"][number]): Block[] => [
  entry({ ...rest, title: rest.position, facts: [rest.name, rest.location, rest.description] }),
  ...projects.map((its) => project(its, rest.name)),
];

/** A name, and what there is to say of it. */
const line = (name: string, words: Said): Block =>
  wrapped(saidOf([name, words]).join(" – "), "", "  ");

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
    ...basics.profiles.flatMap(({ network, url }) => wrapped(`${network}${marks.colon}${url}`)),
  ],
];

/** `/resume.txt`: what the page says, in the same order, for fields that take plain text and programs that sort applications. */
export const plainText = (resume: Resume): string => {
  const { basics } = resume;
  const blocks = [
    ...headerOf(resume),
    ...section(headings.summary, [
      [basics.headline, basics.summary].flatMap((text) => wrapped(text ?? "")),
    ]),
    ...section(headings.work, resume.work.flatMap(job)),
    ...section(
      headings.projects,
      resume.projects.map((its) => project(its)),
    ),
    ...section(headings.skills, [
      resume.skills.flatMap(({ name, level, keywords }) =>
        line(name, saidOf([level, keywords?.join(marks.comma)]).join(marks.colon)),
      ),
    ]),
    ...section(
      headings.education,
      resume.education.map(({ institution, area, studyType, score, courses, ...rest }) => {
        const degree = saidOf([studyType, area]).join(marks.comma);
        const facts = [degree ? institution : null, score];
        return entry({ ...rest, title: degree || institution, facts, names: courses });
      }),
    ),
    ...section(
      headings.certificates,
      resume.certificates.map(({ name, issuer, ...rest }) =>
        entry({ ...rest, title: name, facts: [issuer] }),
      ),
    ),
    ...section(
      headings.volunteer,
      resume.volunteer.map(({ position, organization, ...rest }) =>
        entry({ ...rest, title: position, facts: [organization] }),
      ),
    ),
    ...section(
      headings.publications,
      resume.publications.map(({ name, publisher, ...rest }) =>
        entry({ ...rest, title: name, facts: [publisher] }),
      ),
    ),
    ...section(
      headings.awards,
      resume.awards.map(({ title, awarder, ...rest }) =>
        entry({ ...rest, title, facts: [awarder] }),
      ),
    ),
    ...section(headings.languages, [
      resume.languages.flatMap(({ language, fluency }) => line(language, fluency)),
    ]),
    ...section(headings.interests, [
      resume.interests.flatMap(({ name, topics }) => line(name, levelsInWords(topics))),
    ]),
    ...section(
      headings.references,
      resume.references.map(({ name, reference }) => [
        ...wrapped(reference),
        ...wrapped(name, "– ", "  "),
      ]),
    ),
  ];
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
};
