import { z } from "zod";

/** What GraphQL is to know of a value beside its schema. */
export interface GraphqlMark {
  /** Its type's name. Without one, a record's type is named after where it stands, and a choice is a text. */
  readonly type?: string;
  /** Fields of the record which no file has, in GraphQL's own language. */
  readonly addedFields?: string;
  /** It is filled in where the owner leaves it out. */
  readonly isFilledIn?: boolean;
  /** It is in the file always, but not in each of the nodes: some are made of something else. */
  readonly isNullable?: boolean;
  /** Such as `@fileByRelativePath`. */
  readonly directive?: string;
}

export const graphqlMarks = z.registry<GraphqlMark>();

/** Marks a schema, and returns that same one: what Zod makes of it afterwards is another. */
export const forGraphql = <Schema extends z.ZodType>(schema: Schema, mark: GraphqlMark): Schema => {
  graphqlMarks.add(schema, mark);
  return schema;
};
