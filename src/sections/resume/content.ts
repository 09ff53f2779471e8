import * as v from "valibot";
import type { ResumeData } from "../../resume/record";
import { languageContent } from "../languageContent";

const text = v.nullable(v.string());
const texts = v.nullable(v.array(v.string()));
const time = { time: text };
const span = { startDate: text, endDate: text, ...time };
const entry = v.object({ content: v.array(v.string()) });

const career = v.object({
  work: v.array(
    v.object({
      name: v.string(),
      position: v.string(),
      location: text,
      description: text,
      url: text,
      summary: text,
      highlights: texts,
      ...span,
    }),
  ),
  education: v.array(
    v.object({
      institution: v.string(),
      area: text,
      studyType: text,
      url: text,
      score: text,
      courses: texts,
      ...span,
    }),
  ),
  volunteer: v.array(
    v.object({
      organization: v.string(),
      position: v.string(),
      url: text,
      summary: text,
      highlights: texts,
      ...span,
    }),
  ),
  certificates: v.array(
    v.object({ name: v.string(), issuer: text, url: text, date: text, ...time }),
  ),
  publications: v.array(
    v.object({
      name: v.string(),
      publisher: text,
      url: text,
      summary: text,
      releaseDate: text,
      ...time,
    }),
  ),
  awards: v.array(
    v.object({ title: v.string(), awarder: text, summary: text, date: text, ...time }),
  ),
  skills: v.array(v.object({ name: v.string(), level: text, keywords: texts })),
  languages: v.array(v.object({ language: v.string(), fluency: text })),
  references: v.array(v.object({ name: v.string(), reference: v.string() })),
});

const listOf = <Item extends v.GenericSchema>(item: Item) => v.object({ nodes: v.array(item) });

const content: v.GenericSchema<ResumeData> = v.object({
  site: v.nullable(
    v.object({
      home: v.string(),
      owner: v.object({
        name: v.string(),
        role: v.string(),
        email: v.string(),
        place: text,
        headline: text,
        summary: text,
        availability: text,
        pronouns: text,
        phone: text,
      }),
      resume: v.nullable(
        v.object({ showMail: v.boolean(), showPhone: v.boolean(), file: v.string() }),
      ),
    }),
  ),
  career: v.nullable(career),
  contacts: listOf(
    v.object({
      heading: v.string(),
      topics: v.array(v.object({ name: v.string(), link: text })),
    }),
  ),
  projects: listOf(
    v.object({
      name: v.string(),
      address: v.string(),
      brief: v.string(),
      language: languageContent,
      start: text,
      end: text,
      links: v.nullable(v.array(v.object({ label: v.string(), url: v.string() }))),
      basics: v.object({ company: entry, role: entry, keywords: v.nullable(entry), year: entry }),
    }),
  ),
  interests: listOf(
    v.object({
      heading: v.string(),
      topics: v.array(
        v.object({
          name: v.string(),
          level: v.number(),
          seniority: v.picklist(["Beginner", "Intermediate", "Senior"]),
        }),
      ),
    }),
  ),
});

/** Whether what came from the network is what the résumé is made of. */
export const isContent = (data: unknown): data is ResumeData => v.is(content, data);
