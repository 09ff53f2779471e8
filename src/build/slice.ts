import type { z } from "zod";
import type { MarkdownContent } from "./markdown/markdownContent";

/** One file of `data/`, which is called `<name>.json`: a record, or a list of records. */
export interface Slice<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema;
  /** The GraphQL type of the record, or of each in the list. */
  readonly type: string;
  /** Fields of that type which no file has, in GraphQL's own language. */
  readonly addedFields?: string;
  /**
   * The content as Gatsby reads it: icons drawn, what was left out filled in. `folder` is the path below which the pages
   * of its section are. Default: as it is.
   */
  prepare?(content: z.output<Schema>, folder: string, markdown: MarkdownContent): unknown;
}

/** Lets TypeScript know what the schema of a slice gives. */
export const defineSlice = <Schema extends z.ZodType>(slice: Slice<Schema>): Slice<Schema> => slice;

export type Slices = Readonly<Record<string, Slice>>;

/** What the files of some slices hold, checked. */
export type ContentOf<Some extends Slices> = {
  [Name in keyof Some as IsOptional<Some[Name]> extends true ? never : Name]: z.output<
    Some[Name]["schema"]
  >;
} & {
  [Name in keyof Some as IsOptional<Some[Name]> extends true ? Name : never]?: z.output<
    Some[Name]["schema"]
  >;
};

/** Whether the owner may do without the file. */
type IsOptional<Some extends Slice> = undefined extends z.output<Some["schema"]> ? true : false;
