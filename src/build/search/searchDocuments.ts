import { linkPlace, mailOfLink } from "../../lib/linkAddress";
import type { SearchDocument } from "../../search/searchDocument";
import { dayInWords } from "../dayInWords";
import { htmlWords } from "./htmlWords";
import { withoutAddresses } from "./withoutAddresses";

type Content = Queries.SearchQuery;
type Section = Content["navigation"]["nodes"][number];
type Project = Content["projects"]["nodes"][number];
type Post = Content["posts"]["nodes"][number];
type Documents = readonly Omit<SearchDocument, "kind">[];

/** All texts in a part of an answer, whatever it is made of. */
const textsIn = (part: unknown): string[] => {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

const joined = (...parts: readonly unknown[]): string => textsIn(parts).join(" ");

const wordsOf = (...parts: readonly unknown[]): string => htmlWords(textsIn(parts).join(" <p> "));

/** What a section says itself; what it lists is found under its own name. */
const SECTION_TEXTS: Readonly<Record<string, (content: Content) => string>> = {
  General: ({ general, site }) => `${wordsOf(general)} ${joined(site)}`,
  Mission: ({ mission }) => wordsOf(mission),
  Career: ({ career }) => joined(career),
  Attribution: ({ settings, attribution }) => joined(settings, attribution),
};

const sections = (content: Content): Documents =>
  content.navigation.nodes.map(({ section, title, address, summary, html }) => ({
    title,
    address,
    note: summary,
    text: wordsOf(html) || (SECTION_TEXTS[section]?.(content).trim() ?? ""),
  }));

const interests = ({ address }: Section, { interests: groups }: Content): Documents =>
  groups.nodes.flatMap(({ heading, topics }) =>
    topics.map(({ name }) => ({ title: name, address, note: heading, text: "" })),
  );

const contacts = ({ address }: Section, { contacts: groups }: Content): Documents =>
  groups.nodes.flatMap(({ heading, topics }) =>
    topics.map(({ name, level, link }) => ({
      title: name,
      address,
      note: level,
      text: joined(heading, link !== null && mailOfLink(link) === null && linkPlace(link)),
    })),
  );

const projects = (_section: Section, { projects: list }: Content): Documents =>
  list.nodes.map(({ name, address, summary: _summary, ...rest }: Project) => ({
    title: name,
    address,
    note: [rest.basics.role, rest.basics.company, rest.basics.year]
      .map((entry) => wordsOf(entry.html))
      .join(" · "),
    text: textsIn(rest).map(htmlWords).join(" · "),
  }));

const posts = (_section: Section, { posts: list }: Content): Documents =>
  list.nodes.map(({ name, address, date, tags, html, ...parts }: Post) => ({
    title: name,
    address,
    note: joined(date === null ? [] : [dayInWords(date)]),
    text: `${html === null ? joined(parts) : htmlWords(html)} ${joined(tags)}`.trim(),
  }));

type Listed = (section: Section, content: Content) => Documents;

/** What only those find whose site has the section that lists it, by its name in the code. */
const LISTS = [
  ["interest", "Interests", interests],
  ["contact", "Contact", contacts],
  ["project", "Projects", projects],
  ["post", "Posts", posts],
] as const satisfies readonly (readonly [SearchDocument["kind"], string, Listed])[];

/** All of the content that visitors can find. */
export const searchDocuments = (content: Content): SearchDocument[] => {
  const { nodes } = content.navigation;
  const all = [
    ...sections(content).map((document) => ({ ...document, kind: "section" as const })),
    ...LISTS.flatMap(([kind, name, listOf]) => {
      const section = nodes.find((candidate) => candidate.section === name);
      return section ? listOf(section, content).map((document) => ({ ...document, kind })) : [];
    }),
  ];
  return all.map(({ kind, title, note, text, address }) => ({
    kind,
    title: withoutAddresses(title),
    note: withoutAddresses(note),
    text: withoutAddresses(text),
    address,
  }));
};
