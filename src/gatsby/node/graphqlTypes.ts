import { z } from "zod";
import { schemaMeta } from "../../content/schema";
import { type Collections, EVIDENCE_TYPES } from "../../content/section";

/** Types that the build makes of the owner's texts. */
const SHARED_TYPES = /* GraphQL */ `
"Final HTML of the owner's Markdown, or of the résumé."
scalar Html

"An icon drawn from an installed set: the viewBox and the inside of its svg element."
type Icon {
  name: String!
  viewBox: String!
  body: String!
}

enum EntryType {
  text
  array
  "A text of several lines, or a list with one."
  markdown
}

"What the owner's accent changes."
type AccentStyles {
  "The light theme's accent, such as #2f6f5e."
  colour: String!
  "The pages' style sheet."
  pages: String!
}

"As elements have it: a BCP 47 tag, and which way it is written."
type TextLanguage {
  lang: String!
  dir: String!
}

"The résumé in one language."
type ResumeEdition {
  "The id of its window."
  app: String!
  lang: String!
  "The language's own name for itself."
  name: String!
  "The word for a résumé in it."
  title: String!
  "The path of its page."
  address: String!
  "The path above its files."
  folder: String!
  "The path of the file to keep or send; null on a machine that can't make it."
  file: String
}

"What came of a project; a part that it lacks is empty."
type ResultParts {
  "A number at its beginning, such as −50 %."
  figure: String!
  words: String!
  "In brackets, at its end."
  note: String!
}

"Only the content of an array is a list of several."
type Entry {
  type: EntryType!
  content: [String!]!
  html: [Html!]!
}
"A heading in a post, at the address #id."
type PostHeading {
  id: String!
  text: String!
  "Whether it is of the second of the post's levels."
  isLower: Boolean!
}

${EVIDENCE_TYPES}`;

const SHARED = new Set(SHARED_TYPES.match(/(?<=^(?:type|enum) )\w+/gm));

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The GraphQL types of collections, made from their schemas. Lists are in the order of the file; for the nodes of a list
 * file, which Gatsby keeps in no order, `position` is their place in it.
 */
export const graphqlTypes = (collections: Collections): string => {
  const types = new Map<string, string>();

  /** The type of a value, with "!" where there always is one. */
  const typeOf = (schema: z.ZodType, place: string): string => {
    if (schema instanceof z.ZodOptional) {
      return typeOf(schema.unwrap() as z.ZodType, place).replace(/!$/, "");
    }
    if (schema instanceof z.ZodDefault) return typeOf(schema.unwrap() as z.ZodType, place);
    const { type = place, fields, names } = schemaMeta.get(schema) ?? {};
    if (names === "markdown" && type === place)
      return schema instanceof z.ZodArray ? "[Html!]!" : "Html!";
    if (schema instanceof z.ZodArray) return `[${typeOf(schema.element as z.ZodType, place)}]!`;
    if (schema instanceof z.ZodBoolean) return "Boolean!";
    if (schema instanceof z.ZodNumber) return "Int!";
    if (type === "File") return "File!";
    if (type !== place && SHARED.has(type)) return `${type}!`;
    if (schema instanceof z.ZodObject) writeRecord(schema, type, `type ${type}`, fields);
    else if (schema instanceof z.ZodEnum && type !== place)
      types.set(type, `enum ${type} {\n${schema.options.join("\n")}\n}`);
    else return "String!";
    return `${type}!`;
  };

  const writeRecord = (schema: z.ZodObject, name: string, head: string, added = ""): void => {
    if (types.has(name)) return;
    // Before its fields, so that a type is before those inside it.
    types.set(name, "");
    const fields = Object.entries<z.ZodType>(schema.shape).map(([key, value]) => {
      const type = typeOf(value, name + capitalised(key));
      if (new RegExp(`^ *${key}:`, "m").test(added)) return "";
      const directive = type.startsWith("File") ? " @fileByRelativePath" : "";
      return `${key}: ${type}${directive}`;
    });
    types.set(name, `${head} {\n${added}\n${fields.join("\n")}\n}`);
  };

  for (const { schema, type, fields = "" } of Object.values(collections)) {
    const content = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
    const isList = content instanceof z.ZodArray;
    const record = isList ? content.element : content;
    if (!(record instanceof z.ZodObject)) throw new Error(`${type} is no record.`);
    const added = `${isList ? "position: Int!" : ""}\n${fields}`;
    writeRecord(record, type, `type ${type} implements Node @dontInfer`, added);
  }
  return [SHARED_TYPES, ...types.values()].join("\n\n");
};
