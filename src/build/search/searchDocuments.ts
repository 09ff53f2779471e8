import { linkPlace, mailOfLink } from "../../lib/linkAddress";
import { readableMail } from "../../lib/readableMail";
import { readablePhone } from "../../lib/readablePhone";
import type { SearchDocument } from "../../search/searchDocument";
import { dayInWords } from "../dayInWords";
import { inlineWords } from "../markdown/inlineHtml";
import { parseMarkdown, textOf } from "../markdown/text";
import type { SiteContent } from "../siteContent";

type Content = Omit<SiteContent, "wallpapers">;
type Documents = readonly Omit<SearchDocument, "kind">[];

/** All texts in lists and records, in their order. */
const textsIn = (part: unknown): string[] => {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

const joined = (...parts: readonly unknown[]): string => textsIn(parts).join(" ");

const markdownWords = (file: string, { texts }: Content): string =>
  textOf(parseMarkdown(texts.get(file) ?? ""));

const groupNames = (groups: Content["settings"] | Content["attribution"]) =>
  groups.map(({ heading, topics }) => [heading, topics.map(({ name }) => name)]);

/** What a section says itself; what it lists is found under its own name. */
const SECTION_TEXTS: Readonly<Record<string, (content: Content) => unknown>> = {
  General: ({ general, site: { owner } }) => [
    [general.heading, ...general.paragraphs].map(inlineWords),
    [owner.headline, owner.summary, owner.availability],
  ],
  Mission: ({ mission }) => [mission.heading, ...mission.paragraphs].map(inlineWords),
  Career: ({ career }) =>
    career && [
      career.work.map((it) => [
        [it.name, it.position, it.location, it.description],
        [it.summary, it.highlights],
      ]),
      career.education.map((it) => [it.institution, it.area, it.studyType, it.courses]),
      career.volunteer.map((it) => [it.organization, it.position, it.summary, it.highlights]),
    ],
  Attribution: ({ settings, attribution }) => [settings, attribution].map(groupNames),
};

const sections = (content: Content): Documents =>
  content.navigation.map(({ section, title, address, summary, ...item }) => {
    const { page } = item;
    const text = page ? markdownWords(page, content) : joined(SECTION_TEXTS[section]?.(content));
    return { title, address, note: summary, text };
  });

const interests = (address: string, { interests: groups }: Content): Documents =>
  groups.flatMap(({ heading, topics }) =>
    topics.map(({ name }) => ({ title: name, address, note: heading, text: "" })),
  );

const contacts = (address: string, { contacts: groups }: Content): Documents =>
  groups.flatMap(({ heading, topics }) =>
    topics.map(({ name, level, link }) => ({
      title: name,
      address,
      note: level,
      text: joined(heading, link && mailOfLink(link) === null && linkPlace(link)),
    })),
  );

type Entry = Pick<Queries.Entry, "content"> | null | undefined;

const entryWords = (entry: Entry): string[] => (entry?.content ?? []).map(inlineWords);

const projects = (_address: string, { projects: list }: Content): Documents =>
  list.map(({ name, address, basics, problem, decisions, outcome, ...rest }) => {
    const story = [problem, decisions, outcome, ...Object.values(basics)];
    const others = [rest.description, rest.aboutCompany].flatMap((it) => Object.values(it ?? {}));
    return {
      title: name,
      address,
      note: [basics.role, basics.company, basics.year]
        .map((entry) => entryWords(entry).join(" "))
        .filter(Boolean)
        .join(" · "),
      text: [...story, ...others].flatMap(entryWords).join(" · "),
    };
  });

const paragraphs = (part: object | null | undefined): unknown[] =>
  Object.values(part ?? {}).map((paragraph) => paragraph?.content);

/** Drafts, which a build never publishes, are not found while the site is developed either. */
const posts = (_address: string, content: Content): Documents =>
  content.posts
    .filter(({ isDraft }) => !isDraft)
    .map(({ name, address, date, tags, file, ...parts }) => ({
      title: name,
      address,
      note: date ? dayInWords(date) : "",
      text: joined(
        file
          ? markdownWords(file, content)
          : [parts.introduction, parts.body, parts.conclusion].map(paragraphs),
        tags,
      ),
    }));

type Listed = (address: string, content: Content) => Documents;

/** What only those find whose site has the section that lists it, by its name in the code. */
const LISTS = [
  ["interest", "Interests", interests],
  ["contact", "Contact", contacts],
  ["project", "Projects", projects],
  ["post", "Posts", posts],
] as const satisfies readonly (readonly [SearchDocument["kind"], string, Listed])[];

const MAIL = /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/gu;

/** As numbers are written for readers in every country. */
const PHONE = /\+\d[\d\s()/.-]{5,}\d/g;

/** On one line, with mail addresses and phone numbers as one would say them: see `MailLink`. */
const readable = (text: string): string =>
  text
    .replace(MAIL, (mail) => readableMail(mail))
    .replace(PHONE, (phone) => readablePhone(phone))
    .replace(/\s+/g, " ")
    .trim();

/** All of the content that visitors can find. */
export const searchDocuments = (content: Content): SearchDocument[] => {
  const all = [
    ...sections(content).map((document) => ({ ...document, kind: "section" as const })),
    ...LISTS.flatMap(([kind, name, listOf]) => {
      const section = content.navigation.find((candidate) => candidate.section === name);
      const documents = section ? listOf(section.address, content) : [];
      return documents.map((document) => ({ ...document, kind }));
    }),
  ];
  return all.map(({ kind, title, note, text, address }) => ({
    kind,
    title: readable(title),
    note: readable(note),
    text: readable(text),
    address,
  }));
};
