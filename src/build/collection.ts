import type { z } from "zod";
import type { MarkdownContent } from "./markdown/markdownContent";

/** One file of `data/`, which is called `<name>.json`: a record, or a list of records. */
export interface Collection<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** The GraphQL type of the record, or of each in the list. */
  readonly type: string;
  /** Fields of that type in GraphQL's language that no file has, or that `prepare` changes. */
  readonly fields?: string;
  /** Makes the content that Gatsby reads, with icons drawn. `folder` is the path above its section's pages. */
  prepare?(content: z.output<Schema>, folder: string, markdown: MarkdownContent): unknown;
}

export const defineCollection = <Schema extends z.ZodType>(
  collection: Collection<Schema>,
): Collection<Schema> => collection;

export type Collections = Readonly<Record<string, Collection>>;

/** The checked content of some collections. */
export type ContentOf<Some extends Collections> = z.output<
  z.ZodObject<{ [Name in keyof Some]: Some[Name]["schema"] }>
>;

/** A section as a build knows it; what visitors see of it is in `src/sections/registry.ts`. */
export interface Section<Some extends Collections = Collections> {
  /** Its name in `navigation.json`. Its folder in `src/sections` has the same name. */
  readonly key: string;
  /** Its data files. */
  readonly collections: Some;
  /** A description of about a sentence, for search engines; undefined if there is none. */
  describe(
    content: ContentOf<Some>,
    ownerName: string,
    markdown: MarkdownContent,
  ): string | undefined;
}

export const defineSection = <Some extends Collections>(section: Section<Some>): Section<Some> =>
  section;
