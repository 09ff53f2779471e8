import type { Dictionary } from "../words/dictionary";
import type { Career } from "./careerSchema";

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

/** Times are years, months or "present"; `time` is theirs in words. Texts of `summary` and `highlights` are Markdown. */
type Dated<List extends keyof Career> = Career[List][number] & { readonly time: Optional };

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
  readonly work: readonly (Dated<"work"> & { readonly projects: readonly ResumeProject[] })[];
  readonly volunteer: readonly Dated<"volunteer">[];
  readonly education: readonly Dated<"education">[];
  readonly awards: readonly Dated<"awards">[];
  readonly certificates: readonly Dated<"certificates">[];
  readonly publications: readonly Dated<"publications">[];
  /** The places are those where a skill was used, if the owner wants the résumé to say so. */
  readonly skills: readonly (Career["skills"][number] & { readonly places: Texts })[];
  readonly languages: Career["languages"];
  readonly references: Career["references"];
  readonly interests: readonly Interest[];
  /** The projects without an employer in `work`. */
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
