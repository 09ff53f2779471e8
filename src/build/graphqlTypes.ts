import { z } from "zod";
import { graphqlMarks } from "./graphqlMarks";
import type { Slice } from "./slice";

/** Types that stand for a text or an entry of the owner's: see `checkedFiles`. */
const SHARED_TYPES = /* GraphQL */ `
"An icon drawn from an installed set: the viewBox and the inside of its svg element."
type Icon {
  name: String!
  viewBox: String!
  body: String!
}

enum EntryType {
  text
  array
}

"The wallpaper's mean colour, as light as each theme's window chrome: it is tinted by it."
type WallpaperTint {
  light: String!
  dark: String!
}

"What the owner's accent changes, as style sheets."
type AccentStyles {
  "The light theme's accent, such as #2f6f5e."
  colour: String!
  pages: String!
  "For the page for unknown addresses."
  notFound: String!
}

"As elements have it: a BCP 47 tag, and which way it is written."
type TextLanguage {
  lang: String!
  dir: String!
}

"The content of a text entry is a list of one."
type Entry {
  type: EntryType!
  content: [String!]!
}
`;

interface Field {
  readonly type: string;
  readonly isNullable: boolean;
  readonly directive: string;
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** What the schema says of itself, or of what may be left out. */
const helpOf = (schema: z.ZodType): string | undefined =>
  schema.description ??
  (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? helpOf(schema.unwrap() as z.ZodType)
    : undefined);

const help = (schema: z.ZodType): string => {
  const text = helpOf(schema);
  return text === undefined ? "" : `${JSON.stringify(text)}\n`;
};

/** The schema of a file, whether the owner may do without it or not. */
const withoutOptional = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

/** Writes the types of slices, each once, however often it is used. */
class TypeWriter {
  readonly types = new Map<string, string>();

  field(schema: z.ZodType, place: string): Field {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
      const inside = schema.unwrap() as z.ZodType;
      const isFilledIn = schema instanceof z.ZodDefault || graphqlMarks.get(inside)?.isFilledIn;
      const field = this.field(inside, place);
      return isFilledIn ? field : { ...field, isNullable: true };
    }
    const mark = graphqlMarks.get(schema);
    const type = this.typeOf(schema, mark?.type, place);
    return { type, isNullable: mark?.isNullable ?? false, directive: mark?.directive ?? "" };
  }

  private typeOf(schema: z.ZodType, name: string | undefined, place: string): string {
    if (schema instanceof z.ZodArray) {
      return `[${this.field(schema.element as z.ZodType, place).type}!]`;
    }
    if (schema instanceof z.ZodObject && !this.isShared(name)) {
      const type = name ?? place;
      this.writeRecord(schema, type, `type ${type}`, graphqlMarks.get(schema)?.addedFields);
      return type;
    }
    if (schema instanceof z.ZodEnum && name !== undefined) {
      this.types.set(name, `enum ${name} {\n${schema.options.join("\n")}\n}`);
      return name;
    }
    if (schema instanceof z.ZodBoolean) return "Boolean";
    if (schema instanceof z.ZodNumber) return "Int";
    return name ?? "String";
  }

  private isShared(name: string | undefined): boolean {
    return name !== undefined && SHARED_TYPES.includes(`type ${name} {`);
  }

  writeRecord(schema: z.ZodObject, name: string, head: string, added = ""): void {
    if (this.types.has(name)) return;
    // Before its fields, so that a type stands before those inside it.
    this.types.set(name, "");
    const fields = Object.entries(schema.shape).map(([key, value]) => {
      const { type, isNullable, directive } = this.field(value, name + capitalised(key));
      return `${help(value)}${key}: ${type}${isNullable ? "" : "!"} ${directive}`;
    });
    this.types.set(name, `${help(schema)}${head} {\n${added}\n${fields.join("\n")}\n}`);
  }
}

/**
 * The GraphQL types of slices, made from their schemas. Lists are in the order of the file; for the nodes of a list
 * file, which Gatsby keeps in no order, `position` is their place in it.
 */
export const graphqlTypes = (slices: Readonly<Record<string, Slice>>): string => {
  const writer = new TypeWriter();
  for (const { schema, type, addedFields = "" } of Object.values(slices)) {
    const isList = schema instanceof z.ZodArray;
    const record = isList ? schema.element : withoutOptional(schema);
    if (!(record instanceof z.ZodObject)) throw new Error(`${type} is no record.`);
    const added = `${isList ? "position: Int!" : ""}\n${addedFields}`;
    writer.writeRecord(record, type, `type ${type} implements Node @dontInfer`, added);
  }
  return [SHARED_TYPES, ...writer.types.values()].join("\n\n");
};
