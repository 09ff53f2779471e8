import type { Person, Thing } from "schema-dts";
import type { z } from "zod";
import type { MarkdownContent } from "../markdown";
import type { owner, TextLanguage } from "../schema";
import type { Evidence, Use } from "./evidence";

/** A file of `data/`, which is called `<name>.json`: a record, or a list of records. */
export interface Collection<
  Schema extends z.ZodType = z.ZodType,
  Prepared = z.output<Schema>,
  Shown = Prepared,
> {
  readonly schema: Schema;
  /** The GraphQL type of the record, or of each in the list. */
  readonly type: string;
  /** Fields of that type in GraphQL's language that no file has, or that `prepare` changes. */
  readonly fields?: string;
  /** Makes the content that its section lists, with icons drawn. */
  prepare?(content: z.output<Schema>, context: ItemContext): Prepared;
  /** Makes of that the content that Gatsby reads, which shows where else its keywords were used. */
  withEvidence?(prepared: Prepared, evidence: Evidence): Shown;
}

export const defineCollection = <
  Schema extends z.ZodType,
  Prepared = z.output<Schema>,
  Shown = Prepared,
>(
  collection: Collection<Schema, Prepared, Shown>,
): Collection<Schema, NoInfer<Prepared>, NoInfer<Shown>> => collection;

export type Collections = Readonly<Record<string, Collection>>;

/** The checked content of some collections. */
export type ContentOf<Some extends Collections> = z.output<
  z.ZodObject<{ [Name in keyof Some]: Some[Name]["schema"] }>
>;

/** Their content after `prepare`. */
export type PreparedOf<Some extends Collections> = {
  readonly [Name in keyof Some]: Some[Name] extends Collection<z.ZodType, infer Prepared, infer _>
    ? Prepared
    : never;
};

/** Properties that search engines get of every item's page. */
export interface PageFacts {
  readonly description: string;
  readonly inLanguage: string;
  readonly url: string;
  readonly image: string;
}

/** The owner, as the maker of an item. */
export type Maker = Exclude<Person, string>;

/** A thing that a section lists, as the rest of the site knows it. */
export interface Item {
  readonly name: string;
  /** Beside its name among the results of a search. */
  readonly note: string;
  /** Its texts, by which a search finds it. A getter where Markdown is parsed for them: the check needs none. */
  readonly text: unknown;
  /** The keywords that it has used, and when. */
  readonly used?: Pick<Use, "time" | "since"> & { readonly keywords: readonly string[] };
  /** The year that it is listed below. */
  readonly year?: string | undefined;
  /** The address at which it runs. */
  readonly live?: string | undefined;
  /** Whether the site there refuses to be framed. */
  readonly refusesFrames?: boolean | undefined;
  /** Its own page. Without one, search leads to the section. */
  readonly page?: {
    readonly address: string;
    /** About a sentence, for search engines and link previews. */
    readonly summary: string;
    /** The addresses of its headings, where they are known: a link to another is an error. */
    readonly anchors?: readonly string[] | undefined;
    /** Its language, where that is not the site's. */
    readonly lang?: string | undefined;
    /** Only in development. */
    readonly isDraft?: boolean;
    /** The item in schema.org's words. */
    thing(page: PageFacts, maker: Maker): Thing;
  };
}

/** The circumstances of a section's content. */
export interface ItemContext {
  /** The path above the pages of its items. */
  readonly folder: string;
  readonly markdown: MarkdownContent;
  /** The prefix of all paths in HTML. */
  readonly basePath: string;
  /** The language of a text, where that is not the site's. */
  languageOf(text: string): TextLanguage | undefined;
}

/** A section as a build knows it; what visitors see of it is in `src/sections/registry.ts`. */
export interface Section<Some extends Collections = Collections> {
  /** Its name in `navigation.json`. Its folder in `src/sections` has the same name. */
  readonly key: string;
  /** Its data files. */
  readonly collections: Some;
  /** A description of about a sentence, for search engines; undefined if there is none. */
  describe(content: ContentOf<Some>, ownerName: string, items: readonly Item[]): string | undefined;
  /** Its texts for search, besides its items'. */
  text?(content: ContentOf<Some>, person: z.output<typeof owner>): unknown;
  /** The things that it lists. */
  items?(prepared: PreparedOf<Some>): readonly Item[];
  /** The key in `site.json` → `defaults` that names the item to show first. Default: the first one. */
  readonly defaultItem?: "project";
  /** Whether its items are articles, which the feed lists. */
  readonly hasFeed?: boolean;
}

export const defineSection = <Some extends Collections>(section: Section<Some>): Section<Some> =>
  section;
