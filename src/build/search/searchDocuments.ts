import fs from "node:fs/promises";
import path from "node:path";
import { linkPlace, mailOfLink } from "../../contract/addresses";
import type { SearchDocument } from "../../search/searchIndex";
import { inlineWords } from "../markdown/inlineHtml";
import { parseMarkdown, textOf } from "../markdown/text";
import { dayInWords } from "../schemas/projectTime";
import type { SiteContent } from "../siteContent";

type Kind = SearchDocument["kind"];
type Entry = Pick<Queries.Entry, "content"> | null | undefined;

const textsIn = (part: unknown): string[] => {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

const entryWords = (entry: Entry): string => (entry?.content ?? []).map(inlineWords).join(" ");

const valuesOf = (part: object | null | undefined) => Object.values(part ?? {});

/** A section's own texts; what it lists is found under its own name. */
const SECTION_TEXTS: Readonly<Record<string, (content: SiteContent) => unknown>> = {
  General: ({ general, site: { owner } }) => [
    [general.heading, ...general.paragraphs].map(inlineWords),
    [owner.headline, owner.summary, owner.availability],
  ],
  Mission: ({ mission }) => [mission.heading, ...mission.paragraphs].map(inlineWords),
  Career: ({ career }) => [
    career?.work.map(({ url, startDate, endDate, ...texts }) => texts),
    career?.education.map((it) => [it.institution, it.area, it.studyType, it.courses]),
    career?.volunteer.map((it) => [it.organization, it.position, it.summary, it.highlights]),
  ],
  Attribution: ({ settings, attribution }) =>
    [...settings, ...attribution].map((group) => [
      group.heading,
      group.topics.map(({ name }) => name),
    ]),
};

const onOneLine = (part: unknown): string => textsIn(part).join(" ").replace(/\s+/g, " ").trim();

/** All of the content that visitors can find. */
export const searchDocuments = (content: SiteContent): SearchDocument[] => {
  const { navigation, interests, contacts, projects, posts, texts } = content;
  const documents: SearchDocument[] = [];
  const add = (kind: Kind, address: string, title: string, note: string, text?: unknown) =>
    documents.push({
      kind,
      title: onOneLine(title),
      note: onOneLine(note),
      text: onOneLine(text),
      address,
    });
  const addressOf = (name: string) => navigation.find(({ section }) => section === name)?.address;
  const markdownWords = (file: string) => textOf(parseMarkdown(texts.get(file) ?? ""));

  for (const { section, title, address, summary, page } of navigation)
    add(
      "section",
      address,
      title,
      summary,
      page ? markdownWords(page) : SECTION_TEXTS[section]?.(content),
    );

  // The items of a section that the owner has left out can't be found.
  const interestsAddress = addressOf("Interests");
  if (interestsAddress)
    for (const { heading, topics } of interests)
      for (const { name } of topics) add("interest", interestsAddress, name, heading);

  const contactAddress = addressOf("Contact");
  if (contactAddress)
    for (const { heading, topics } of contacts)
      for (const { name, level, link } of topics)
        add("contact", contactAddress, name, level, [
          heading,
          link && mailOfLink(link) === null && linkPlace(link),
        ]);

  if (addressOf("Projects"))
    for (const { name, address, basics, problem, decisions, outcome, ...rest } of projects) {
      const note = [basics.role, basics.company, basics.year].map(entryWords);
      const entries = [
        [problem, decisions, outcome],
        ...[basics, rest.description, rest.aboutCompany].map(valuesOf),
      ];
      const text = entries.flat().map(entryWords);
      add(
        "project",
        address,
        name,
        note.filter(Boolean).join(" · "),
        text.filter(Boolean).join(" · "),
      );
    }

  if (addressOf("Posts"))
    for (const { name, address, date, tags, file, isDraft, ...parts } of posts) {
      // Drafts are in no build, and are not found in development either.
      if (isDraft) continue;
      const paragraphs = [parts.introduction, parts.body, parts.conclusion].map(valuesOf);
      const text = file ? markdownWords(file) : paragraphs.flat().map((it) => it?.content);
      add("post", address, name, date ? dayInWords(date) : "", [text, tags]);
    }
  return documents;
};

/** Writes what visitors can find into the built site. */
export const writeSearchFile = (content: SiteContent, siteFolder: string): Promise<void> =>
  fs.writeFile(path.join(siteFolder, "search.json"), JSON.stringify(searchDocuments(content)));
