import { inlineTree } from "../content/markdown";
import { writtenOut } from "../contract/addresses";
import { contactsOf, factsOf, joined, outlineOf, type ResumeEntry } from "./outline";
import type { Resume } from "./record";

const plain = (value: string) => [{ type: "text", value }];

const writtenLink = (url: string) => ({ url, text: writtenOut(url) });

/** Its `name` is for a finding. */
const entryOf = (entry: ResumeEntry, home: string): Record<string, unknown> & { name: string } => {
  const { title, project, employer, time, url, summary, names, links = [] } = entry;
  const told = project ?? employer;
  const facts = factsOf(entry).map((text) => ({
    text,
    url: text === employer?.name ? employer.url : undefined,
  }));
  return {
    ...{
      title,
      names: names || undefined,
      url: project?.url,
      name: joined([title, ...factsOf(entry)], ", "),
    },
    facts: [...facts, ...(url ? [writtenLink(url)] : [])].map((fact) => ({
      ...fact,
      isTime: fact.text === time,
    })),
    summary: summary ? (told ? plain(summary) : inlineTree(summary, home)) : undefined,
    highlights: (entry.highlights ?? []).map((text) => inlineTree(text, home)),
    links: links.map(({ label, url }) => ({ label, ...writtenLink(url) })),
    entries: (entry.entries ?? []).map((inner) => entryOf(inner, home)),
  };
};

/** The newest date of the content is that of the file: so the same résumé is the same file. */
const dateOf = (resume: Resume): string[] | undefined =>
  JSON.stringify(resume)
    .match(/(?<="(?:startDate|date|releaseDate)":")\d{4}(?:-\d{2})?/g)
    ?.sort()
    .at(-1)
    ?.split("-");

/** All that `resume.typ` shows, as JSON. */
export const paperOf = (resume: Resume) => {
  const { name, label, place, pronouns, availability, headline, summary, url } = resume.basics;
  const { language, region } = new Intl.Locale(resume.language.lang);
  return {
    title: `${name} – ${resume.words.title}`,
    ...{ name, availability, headline, summary, language, region, dir: resume.language.dir },
    paper: resume.paper,
    date: dateOf(resume),
    keywords: resume.skills.flatMap(({ name, keywords = [] }) => [name, ...keywords]),
    label: [label, place, pronouns].filter(Boolean),
    contacts: contactsOf(resume).map(({ label, text, link }) => ({
      ...{ label, text: writtenOut(text), url: link },
    })),
    about: resume.words.summary,
    parts: outlineOf(resume).map(({ heading, entries = [], lines = [], quotes = [] }) => ({
      ...{ heading, lines, quotes, entries: entries.map((entry) => entryOf(entry, url)) },
    })),
  };
};

export type Paper = ReturnType<typeof paperOf>;
