import fs from "node:fs";
import { z } from "zod";
import { pageFrontMatter, postFrontMatter } from "../src/build/markdown/frontMatter";
import { jsonSchemas } from "./jsonSchemas";

/** The part of JSON Schema that the content's schemas use. */
interface Schema {
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

const code = (value: unknown): string => `\`${JSON.stringify(value)}\``;

const need = (schema: Schema, isRequired: boolean): string => {
  if (isRequired) return " (required)";
  return ["string", "boolean"].includes(typeof schema.default)
    ? ` (default ${code(schema.default)})`
    : "";
};

const choices = ({ enum: values = [] }: Schema): string =>
  values.length > 0 ? `; one of ${values.map(code).join(", ")}` : "";

/** An entry is one value to an owner, although its schema has two shapes. */
const isEntry = ({ oneOf = [], properties }: Schema): boolean =>
  [...oneOf, { properties }].some((shape) => shape.properties?.type?.const !== undefined);

/** A line for each key of a record, and for those of the records inside it. */
const lines = (schema: Schema, before = ""): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inside]) => {
    const name = `${before}${key}`;
    const kind = isEntry(inside) ? " ([entry](#entries))" : "";
    const required = need(inside, schema.required?.includes(key) ?? false);
    const line = `- \`${name}\`${required}: ${inside.description}${kind}${choices(inside)}`;
    if (isEntry(inside)) return [line];
    const record = inside.anyOf?.find(({ properties }) => properties) ?? inside;
    return [line, ...lines(record, `${name}.`), ...lines(inside.items ?? {}, `${name}[].`)];
  });

const part = (title: string, schema: Schema): string => {
  const keys = lines(schema.items ?? schema);
  return `## ${title}\n\nThis file holds ${schema.description}.\n\n${keys.join("\n")}\n`;
};

const frontMatter = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input" }) as Schema;

const parts = [
  ...jsonSchemas().map(({ dataFile, schema }) => part(`\`${dataFile}\``, schema)),
  part("`data/posts/*.md`", frontMatter(postFrontMatter)),
  part("`data/pages/*.md`", frontMatter(pageFrontMatter)),
];

const INTRODUCTION = `# Content reference

\`npm run write\` makes this page from the schemas that check the content. [Content](content.md) explains more.

\`topics[].name\` is the \`name\` of each record in the list \`topics\`. Keys without "required" may be left out; other keys are refused.

## Entries

An entry is \`{ "type": "text", "content": "one text" }\` or \`{ "type": "array", "content": ["a list", "of texts"] }\`.
`;

/** `npm run write` also makes the reference of all content from the schemas' descriptions. */
fs.writeFileSync("docs/guide/reference.md", [INTRODUCTION, ...parts].join("\n"));
