import fs from "node:fs";
import { stringify } from "yaml";
import { z } from "zod";
import { dataFile } from "../src/content/json";
import { pageFrontMatter, postFrontMatter } from "../src/content/markdown";
import { schemaMeta } from "../src/content/schema";
import { projectFrontMatter } from "../src/sections/projects/schema";
import {
  COLLECTION_NAMES,
  type CollectionName,
  contentSchema,
  translationSchema,
} from "../src/site";

// `npm run write` writes what is made from the content's schemas. Biome then formats the JSON.

/** By the JSON Schemas editors complete, explain and check the data files. */
const schemas: readonly (readonly [name: string, schema: z.ZodType, files?: string])[] = [
  ...COLLECTION_NAMES.map((name) => [name, contentSchema.shape[name]] as const),
  ["translation", translationSchema, "career.*"],
];
const files = schemas.map(([name, schema, files = name]) => ({
  file: `.vscode/schemas/${name}.schema.json`,
  dataFile: dataFile(files),
  schema: z.toJSONSchema(schema, { io: "input", target: "draft-7" }),
}));
fs.mkdirSync(".vscode/schemas", { recursive: true });
for (const { file, schema } of files) fs.writeFileSync(file, JSON.stringify(schema, null, 2));

const SETTINGS = ".vscode/settings.json";
const settings = JSON.parse(fs.readFileSync(SETTINGS, "utf8"));
settings["json.schemas"] = files.map(({ file, dataFile }) => ({
  fileMatch: [`/${dataFile}`],
  url: `./${file}`,
}));
fs.writeFileSync(SETTINGS, JSON.stringify(settings, null, 2));

/** The part of JSON Schema that the content's schemas use. */
interface Schema {
  type?: string;
  format?: string;
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
const isEntry = ({ anyOf = [], oneOf = [], properties }: Schema): boolean =>
  anyOf.some(isEntry) ||
  [...oneOf, { properties }].some((shape) => shape.properties?.type?.const !== undefined);

/** Each key of a record, and of the records inside it, with what the page says of it. */
const keysOf = (schema: Schema, before = ""): (readonly [name: string, meaning: string])[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inside]) => {
    const name = `${before}${key}`;
    const kind = isEntry(inside) ? " ([entry](#entries))" : "";
    const required = need(inside, schema.required?.includes(key) ?? false);
    const own = [name, `${required}: ${inside.description}${kind}${choices(inside)}`] as const;
    if (isEntry(inside)) return [own];
    const record = inside.anyOf?.find(({ properties }) => properties) ?? inside;
    return [own, ...keysOf(record, `${name}.`), ...keysOf(inside.items ?? {}, `${name}[].`)];
  });

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");

const message = ({ description = "" }: Schema): string =>
  `${description.charAt(0).toUpperCase()}${description.slice(1)}.`;

/** A part of the page. Keys that are the same in the part `like` are only named. */
const part = (title: string, schema: Schema, like?: readonly [title: string, Schema]): string => {
  const others = new Map(like ? keysOf(like[1].items ?? like[1]) : []);
  const keys = keysOf(schema.items ?? schema);
  const same = keys.filter(([name, meaning]) => others.get(name) === meaning);
  const own = keys.filter((key) => !same.includes(key));
  const lines = own.map(([name, meaning]) => `- \`${name}\`${meaning}`);
  if (like) lines.unshift(`- as in ${like[0]}: ${listed(same.map(([name]) => name))}`);
  return `## ${title}\n\n${message(schema)}\n\n${lines.join("\n")}\n`;
};

/** A part whose keys another part explains: each list is one line. */
const summary = (title: string, schema: Schema): string => {
  const lines = Object.entries(schema.properties ?? {}).map(([name, inside]) => {
    const keys = Object.keys((inside.items ?? inside).properties ?? {});
    return `- \`${name}\`: ${inside.description}${keys.length > 0 ? `: ${listed(keys)}` : ""}`;
  });
  return `## ${title}\n\n${message(schema)}\n\n${lines.join("\n")}\n`;
};

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const isMarkdown = schemaMeta.get(zodSchema as unknown as z.ZodType)?.names === "markdown";
      if (isMarkdown) jsonSchema.description += " ([Markdown](content.md#texts))";
    },
  }) as Schema;

const frontMatter = {
  projects: ["`data/projects/*.md`", schemaOf(projectFrontMatter)],
  posts: ["`data/posts/*.md`", schemaOf(postFrontMatter)],
  pages: ["`data/pages/*.md`", schemaOf(pageFrontMatter)],
} as const;

/** The files whose keys are mostly those of another one. */
const LIKE: Partial<Record<CollectionName, readonly [title: string, Schema]>> = {
  attribution: ["`data/settings.json`", schemaOf(contentSchema.shape.settings)],
  projects: frontMatter.projects,
};

const parts = [
  ...COLLECTION_NAMES.map((name) =>
    part(`\`${dataFile(name)}\``, schemaOf(contentSchema.shape[name]), LIKE[name]),
  ),
  summary("`data/career.de.json`, or another language", schemaOf(translationSchema)),
  ...Object.values(frontMatter).map(([title, schema]) => part(title, schema)),
];

const INTRODUCTION = `# Content reference

\`npm run write\` makes this page from the schemas that check the content. [Content](content.md) explains more.

\`topics[].name\` is the \`name\` of each record in the list \`topics\`. Keys without "required" may be left out; other keys are refused.
[Texts](content.md#texts) marked Markdown may have links, emphasis and code.

## Entries

An entry is a text, a list of texts, \`{ "type": "text", "content": "one text" }\` or \`{ "type": "array", "content": ["a list", "of texts"] }\`.
In \`posts.json\` it is \`{ "type": "text", "content": "one text" }\`.
`;

fs.writeFileSync("docs/guide/reference.md", [INTRODUCTION, ...parts].join("\n"));

// By `.pages.yml` Pages CMS (https://pagescms.org) shows forms for content. It has none for a value of several shapes: it gets the files
// without those, and keeps the keys that a form lacks (`merge`).

const field = ([name, schema]: [string, Schema], required: boolean): object[] => {
  const { type, format, description, enum: values, items } = schema;
  const own = { name, description, required };
  if (values) return [{ ...own, type: "select", options: { values } }];
  if (items?.type === "string") return [{ ...own, type: "string", list: true }];
  if (type !== "string" && type !== "boolean") return [];
  return [{ ...own, type: format === "date" ? format : type }];
};

const fields = ({ properties = {}, required = [] }: Schema): object[] =>
  Object.entries(properties).flatMap((entry) => field(entry, required.includes(entry[0])));

const markdownFiles = (name: string, schema: z.ZodType) => ({
  ...{ name, type: "collection", path: `data/${name}` },
  fields: [
    ...fields(z.toJSONSchema(schema, { io: "input" }) as Schema),
    { name: "body", type: "code", options: { language: "markdown" } },
  ],
});

const jsonFiles = files.flatMap(({ dataFile: path, schema }) => {
  const { properties } = schema as Schema;
  const all = fields(schema as Schema);
  const isWhole = properties && all.length === Object.keys(properties).length;
  const name = /(\w+)\.json$/.exec(path)?.[1];
  return isWhole ? [{ name, type: "file", path, format: "json", fields: all }] : [];
});

const pagesCms = {
  media: { input: "data/pictures", output: "pictures" },
  settings: { content: { merge: true } },
  content: [
    markdownFiles("projects", projectFrontMatter),
    markdownFiles("posts", postFrontMatter),
    markdownFiles("pages", pageFrontMatter),
    ...jsonFiles,
  ],
};
fs.writeFileSync(".pages.yml", `# npm run write makes this file.\n${stringify(pagesCms)}`);
