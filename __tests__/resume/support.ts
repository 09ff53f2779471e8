import fc from "fast-check";
import {
  type Edition,
  type Resume,
  type ResumeProject,
  wordsOfResume,
} from "../../src/resume/record";
import { resumeHtml } from "../../src/resume/resumeHtml";
import { inSiteLanguage } from "../../src/words/locale";
import { words as siteWords } from "../../src/words/words";
import { unescaped } from "../support/readWord";

const EMPTY_CAREER = {
  work: [],
  education: [],
  volunteer: [],
  certificates: [],
  publications: [],
  awards: [],
  skills: [],
  languages: [],
  references: [],
};

const EDITION: Edition = {
  ...{ language: inSiteLanguage, words: wordsOfResume(siteWords) },
  ...{ address: "/resume/", folder: "/", file: "/alex-example-resume.pdf" },
};

const PAPER: Pick<Resume, "paper" | "accent"> = { paper: "a4", accent: "#3d4fc4" };

/** A résumé with a name and nothing else, but for what is given. */
export const aResume = (
  given: Partial<Omit<Resume, "basics">> & { basics?: Partial<Resume["basics"]> } = {},
): Resume => ({
  ...EMPTY_CAREER,
  ...EDITION,
  ...PAPER,
  projects: [],
  interests: [],
  ...given,
  basics: {
    name: "Alex Example",
    label: "Engineer",
    email: undefined,
    phone: undefined,
    url: "https://alex.example/",
    ...{ headline: undefined, summary: undefined, place: undefined },
    ...{ availability: undefined, pronouns: undefined },
    profiles: [],
    ...given.basics,
  },
});

const NO_JOB: Resume["work"][number] = {
  name: "Oak",
  position: "Engineer",
  time: undefined,
  projects: [],
};

export const aJob = (given: Partial<Resume["work"][number]> = {}) => ({ ...NO_JOB, ...given });

export const aProject = (given: Partial<ResumeProject> = {}): ResumeProject => ({
  name: "Acorn",
  address: "/projects/acorn/",
  url: "https://alex.example/projects/acorn/",
  entity: "Oak",
  roles: ["Engineer"],
  keywords: [],
  ...{ description: "", points: [] },
  ...{ language: undefined, startDate: undefined, endDate: undefined },
  time: "2020",
  links: [],
  ...given,
});

const word = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    "Engineer",
    "λόγος",
    "設計",
    "これは見本の文章です。",
    "「見本」",
    "안녕하세요",
    "👩‍🚀",
  ),
  fc.webUrl({ validSchemes: ["https"] }),
);

/** A text as an owner may write it: it has a visible character. */
export const aText = fc
  .array(word, { minLength: 1, maxLength: 12 })
  .map((words) => words.join(" "))
  .filter((text) => /[^\s\p{C}]/u.test(text));

const perhaps = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const list = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { maxLength: 2 });

const texts = perhaps(list(aText));
const address = fc.oneof(
  fc.webUrl({ validSchemes: ["https"] }),
  fc.constantFrom("https://例.example/見本?q={a}", "https://example.com/100%|#b#c"),
);
const url = perhaps(address);
const date = perhaps(fc.constantFrom("2018", "2018-03"));
const time = perhaps(fc.constantFrom("2018", "Mar 2018", "2018–2020", "Mar 2018 – present"));
const span = {
  startDate: date,
  endDate: perhaps(fc.constantFrom("2020", "2020-11", "present")),
  time,
};

const project: fc.Arbitrary<ResumeProject> = fc.record({
  name: aText,
  address: fc.constant("/projects/acorn/"),
  url: address,
  entity: aText,
  roles: list(aText),
  keywords: list(aText),
  description: fc.oneof(aText, fc.constant("")),
  points: list(aText),
  language: fc.constant(undefined),
  startDate: date,
  endDate: fc.constant(undefined),
  time: fc.constantFrom("2018", "2018–2020", "Mar 2018 – present"),
  links: list(fc.record({ label: aText, url: address })),
});

const said = perhaps(aText);

/** Any résumé that the schemas allow. */
export const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    basics: fc.record({
      ...{ name: aText, label: aText, url: address },
      ...{ headline: said, summary: said, place: said, availability: said, pronouns: said },
      email: perhaps(fc.constant("alex@example.com")),
      phone: perhaps(fc.constant("+47 22 33 44 55")),
      profiles: list(fc.record({ network: aText, username: said, url: address })),
    }),
    work: list(
      fc.record({
        ...{ name: aText, position: aText, location: said, description: said, url, summary: said },
        ...{ highlights: texts, projects: list(project), ...span },
      }),
    ),
    education: list(
      fc.record({
        ...{ institution: aText, area: said, studyType: said, url, score: said, courses: texts },
        ...span,
      }),
    ),
    volunteer: list(
      fc.record({
        ...{ organization: aText, position: aText, url, summary: said, highlights: texts },
        ...span,
      }),
    ),
    certificates: list(fc.record({ name: aText, issuer: said, url, date, time })),
    publications: list(
      fc.record({ name: aText, publisher: said, url, summary: said, releaseDate: date, time }),
    ),
    awards: list(fc.record({ title: aText, awarder: said, summary: said, date, time })),
    skills: list(fc.record({ name: aText, level: said, keywords: texts, places: fc.array(aText) })),
    languages: list(fc.record({ language: aText, fluency: said })),
    references: list(fc.record({ name: aText, reference: aText })),
    projects: list(project),
    interests: list(
      fc.record({
        name: aText,
        topics: list(
          fc.record({
            name: aText,
            level: perhaps(fc.integer({ min: 0, max: 100 })),
            seniority: perhaps(fc.constantFrom("Senior" as const, "Beginner" as const)),
          }),
        ),
      }),
    ),
  })
  .map((resume) => ({ ...resume, ...EDITION, ...PAPER }));

/** The résumé's page: each text in it, in the order in which it is read, and where its links lead. */
export const pageOf = (resume: Resume): { texts: string[]; links: string[] } => {
  const html = resumeHtml(resume, 1);
  return {
    texts: html
      .split(/<[^>]*>/)
      .map(unescaped)
      .filter(Boolean),
    links: [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => unescaped(href)),
  };
};

/** Without spaces, since each form breaks its lines differently, some inside a word. */
export const squeezed = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, "");
