import type { Dictionary } from "../words/dictionary";

/** The words of every form, by which programs that read résumés know its parts. */
export const wordsOfResume = ({
  resume,
  seniorities,
  marks,
  present,
  expected,
  projects: { live },
  titles,
}: Dictionary) => ({
  ...resume,
  ...seniorities,
  ...marks,
  present,
  expected,
  live,
  title: titles.resume,
});

/** The résumé in one language. */
export interface Edition {
  readonly language: { readonly lang: string; readonly dir: "ltr" | "rtl" };
  readonly words: Readonly<Record<keyof ReturnType<typeof wordsOfResume>, string>>;
  /** The path of its page. */
  readonly address: string;
  /** The path above its files. */
  readonly folder: string;
  /** The path of the file to keep or send. */
  readonly file: string;
}

type Optional = string | undefined;
type Texts = readonly string[];

/** Times are years, months or "present"; `time` is theirs in words. Texts of `summary` and `highlights` are Markdown. */
interface Dated {
  readonly time: Optional;
}

interface Span extends Dated {
  readonly startDate?: Optional;
  readonly endDate?: Optional;
}

interface Told {
  readonly summary?: Optional;
  readonly highlights?: Texts | undefined;
}

interface Linked {
  readonly url?: Optional;
}

export interface ResumeProject {
  readonly name: string;
  /** The path of its page. */
  readonly address: string;
  /** The whole address of its page. */
  readonly url: string;
  /** For whom it was. */
  readonly entity: string;
  readonly roles: Texts;
  readonly keywords: Texts;
  /** Plain words. */
  readonly description: string;
  readonly points: Texts;
  readonly language: { readonly lang: string; readonly dir: string } | undefined;
  readonly startDate: Optional;
  readonly endDate: Optional;
  readonly time: string;
  /** Whole addresses, without those of mail. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

export interface ResumeJob extends Span, Told, Linked {
  readonly name: string;
  readonly position: string;
  readonly location?: Optional;
  readonly description?: Optional;
  readonly keywords?: Texts | undefined;
  readonly projects: readonly ResumeProject[];
}

interface School extends Span, Linked {
  readonly institution: string;
  readonly area?: Optional;
  readonly studyType?: Optional;
  readonly score?: Optional;
  readonly courses?: Texts | undefined;
}

interface Volunteering extends Span, Told, Linked {
  readonly organization: string;
  readonly position: string;
}

interface Certificate extends Dated, Linked {
  readonly name: string;
  readonly date?: Optional;
  readonly issuer?: Optional;
}

interface Publication extends Dated, Linked {
  readonly name: string;
  readonly publisher?: Optional;
  readonly releaseDate?: Optional;
  readonly summary?: Optional;
}

interface Award extends Dated {
  readonly title: string;
  readonly date?: Optional;
  readonly awarder?: Optional;
  readonly summary?: Optional;
}

interface Skill {
  readonly name: string;
  readonly level?: Optional;
  readonly keywords?: Texts | undefined;
  /** Where it was used, if the owner wants the résumé to say so. */
  readonly places: Texts;
}

const SENIORITIES = ["Senior", "Intermediate", "Beginner"] as const;

interface Interest {
  readonly name: string;
  readonly topics: readonly {
    readonly name: string;
    readonly level?: number | undefined;
    readonly seniority?: (typeof SENIORITIES)[number] | undefined;
  }[];
}

interface Basics {
  readonly name: string;
  readonly label: string;
  readonly email: Optional;
  readonly phone: Optional;
  /** The site. */
  readonly url: string;
  readonly headline?: Optional;
  readonly summary?: Optional;
  readonly place?: Optional;
  readonly availability?: Optional;
  readonly pronouns?: Optional;
  readonly profiles: readonly {
    readonly network: string;
    readonly username: Optional;
    readonly url: string;
  }[];
}

/** The record of which the page, the PDF and the other files are made, in the words and the order of JSON Resume. */
export interface Resume extends Edition {
  readonly paper: "a4" | "letter";
  readonly accent: string;
  readonly basics: Basics;
  readonly work: readonly ResumeJob[];
  readonly volunteer: readonly Volunteering[];
  readonly education: readonly School[];
  readonly awards: readonly Award[];
  readonly certificates: readonly Certificate[];
  readonly publications: readonly Publication[];
  readonly skills: readonly Skill[];
  readonly languages: readonly { readonly language: string; readonly fluency?: Optional }[];
  readonly interests: readonly Interest[];
  readonly references: readonly { readonly name: string; readonly reference: string }[];
  /** Those without an employer in `work`. */
  readonly projects: readonly ResumeProject[];
}

/** "Senior: TypeScript, React; Beginner: Speech recognition", the best known first, and what has no level last. */
export const levelsInWords = (
  topics: Resume["interests"][number]["topics"],
  words: Edition["words"],
): string =>
  [...SENIORITIES, undefined]
    .flatMap((seniority) => {
      const its = topics.filter((topic) => topic.seniority === seniority).map(({ name }) => name);
      const level = seniority ? words[seniority] + words.colon : "";
      return its.length > 0 ? [level + its.join(words.comma)] : [];
    })
    .join(words.semicolon);

export const sameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase("en") === other.trim().toLocaleLowerCase("en");
