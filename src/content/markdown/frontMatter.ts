import {
  type Document,
  type DocumentOptions,
  isMap,
  isNode,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  type YAMLError,
} from "yaml";
import { z } from "zod";
import { meantTimes, writeTimes } from "../dates";
import { type Diagnostic, type DiagnosticAtOffset, quote, unquoted, visible } from "../diagnostics";
import type { JsonPath } from "../json";
import { languageTag, text, wholeText } from "../schema";

/** A day that is written well does not exist: its month is shorter. */
const notADay = (input: string, key: string): string => {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])-\d\d$/.exec(input) ?? [];
  if (year === undefined)
    return `${quote(input)} is not a day as it is written here: year, month and day, such as 2024-05-31.${writeTimes(
      meantTimes(input).filter((it) => it.length === 10),
      `${key}: `,
    )}`;
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  const name = last.toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
  return `There is no day ${input}: ${name} has ${last.getUTCDate()} days.`;
};

/** "Jul 08 2022" of Astro as "2022-07-08", and any day without its time. */
const asDay = (value: unknown): unknown => {
  if (typeof value !== "string") return value;
  const [named] = /^[A-Z][a-z]{2,8} \d\d?,? \d{4}$/.test(value) ? meantTimes(value) : [];
  return named ?? value.replace(/^([\d-]{10})[T ]\d\d?:.*$/, "$1");
};

/** A day as an owner writes it. */
export const day = (what: string) =>
  z
    .preprocess(
      asDay,
      z.iso.date({
        error: ({ input, path }) =>
          typeof input === "string" ? notADay(input, String(path?.at(-1))) : undefined,
      }),
    )
    .describe(`${what}, such as 2024-05-31`);

/** YAML takes "yes" and "no" for texts. */
export const draft = (thing: string) =>
  z
    .boolean({
      error: ({ input }) =>
        `Write draft: ${/^(?:no?|off|false)$/i.test(String(input)) ? "false" : "true"}.`,
    })
    .describe(`true while the ${thing} is not to be published`)
    .default(false);

/** Jekyll separates tags by spaces. */
const commaSeparated = (tags: string): string =>
  tags.includes(",") ? tags : tags.trim().split(/\s+/).join(", ");

const summary = text("about a sentence, for search engines and those who show a link").optional();

/** A picture with its alternative text, or only the file of a decorative one. */
const cover = z
  .preprocess(
    (value) => (typeof value === "string" ? { file: value, alt: "" } : value),
    z.strictObject({
      file: text("a picture's file, seen from this one"),
      alt: wholeText().describe("what the picture shows"),
    }),
  )
  .describe("a picture above the text; only its file for pure decoration")
  .optional();

/** The beginning of a post. */
export const postFrontMatter = z
  .strictObject({
    title: text("the post's title"),
    lang: languageTag.optional(),
    date: day("the day on which it was written"),
    updated: day("the day on which it was last changed, for search engines").optional(),
    summary,
    tags: z
      .array(text("a text"), {
        error: ({ input }) =>
          typeof input === "string"
            ? `This is a text; it should be a list: [${unquoted(commaSeparated(input))}].`
            : undefined,
      })
      .describe("what it is about, in a word or two each")
      .default([]),
    cover,
    draft: draft("post"),
  })
  .describe("the front matter of a post");

/** The beginning of a page, if it has one; the page's title is that in `navigation.json`. */
export const pageFrontMatter = z
  .strictObject({
    title: text("the page's title").optional(),
    lang: languageTag.optional(),
    summary,
  })
  .describe("the front matter of a page");

/** A Markdown file in two parts. All offsets are those in the whole file. */
export interface FrontMatter {
  /** Undefined where the file has none. */
  readonly value: unknown;
  readonly body: string;
  readonly bodyOffset: number;
  /** The first error in what is no YAML. The value is unknown then. */
  readonly diagnostic?: Diagnostic;
  /** Of the value at the end of `path`, or of its last key; where there is none, as far as the way leads. */
  offsetOf(path: JsonPath, of?: "value" | "key"): number;
}

const MESSAGES: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A text with a colon and a space in it needs "double quotes" around it.',
  BAD_SCALAR_START: 'A text that begins so needs "double quotes" around it.',
  TAB_AS_INDENT: "A tab is here. Write spaces.",
};

const messageOf = ({ code, message }: YAMLError): string =>
  /^Unexpected scalar/.test(message)
    ? 'The text ends before this. One with an apostrophe in it needs "double quotes" around it.'
    : (MESSAGES[code] ??
      `This can't be read as front matter: ${/call stack/.test(message) ? "it is nested too deep" : message}.`);

const offsetIn = (document: Document.Parsed, path: JsonPath, of = "value"): number => {
  const around = document.getIn(path.slice(0, -1), true);
  const pair = isMap(around) && around.items.find(({ key }) => String(key) === path.at(-1));
  const node = of === "key" && pair ? pair.key : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetIn(document, path.slice(0, -1));
};

/** A front matter in TOML, between +++ or ---, from its first key on. */
const TOML =
  /^(?<before>(?:\+\+\+|---)[ \t]*\r?\n(?:[ \t]*(?:#.*)?\r?\n)*)(?<toml>[ \t]*[\w-]+[ \t]*=(?:.*\r?\n)+?)(?:\+\+\+|---)[ \t]*(?:\r?\n|$)/;

const inYaml = (toml: string): string => {
  const parts = toml.replace(/^([ \t]*[\w-]+)[ \t]*=[ \t]*/gm, "$1: ").split(/^(?=\[+\w)/m);
  const written = parts.map((part, index) => {
    const [head = "", key] = /^\[+(\w[^\]]*)\]+.*\n/.exec(part) ?? [];
    const lines = part.slice(head.length).replace(/^\]/gm, " ]");
    if (key === undefined) return lines;
    const indented = lines.replace(/^(?=.)/gm, "  ");
    if (!head.startsWith("[[")) return `${key}:\n${indented}`;
    // Each item of a list has the key, which YAML has once.
    const item = indented.replace(/^(?=.)/gm, "  ").replace("    ", "  - ");
    return parts[index - 1]?.startsWith(head) ? item : `${key}:\n${item}`;
  });
  return written.join("");
};

/** A file with its front matter in YAML, where that is TOML. */
export const withYaml = (file: string): string => {
  const [whole = "", , toml] = TOML.exec(file) ?? [];
  return toml === undefined ? file : `---\n${inYaml(toml)}---\n${file.slice(whole.length)}`;
};

const tomlError = (file: string): Parameters<DiagnosticAtOffset> | undefined => {
  const { before = "", toml } = TOML.exec(file)?.groups ?? {};
  if (toml === undefined) return undefined;
  const lines = inYaml(toml).trimEnd().split(/\r?\n/).map(visible);
  const message = `This front matter is TOML. Write YAML between two lines of ---:\n\n${lines.join("\n")}\n`;
  return [before.length + toml.search(/\S/), message];
};

/** Numbers stay as they are written: all that a front matter holds is a text, a list or true or false. */
const YAML_OPTIONS: ParseOptions & DocumentOptions & SchemaOptions = {
  prettyErrors: false,
  logLevel: "silent",
  customTags: (tags) =>
    tags.filter((tag) => typeof tag !== "object" || !/:(int|float)$/.test(tag.tag)),
};

/** Splits a file into its front matter and its text. */
export const parseFrontMatter = (file: string, at: DiagnosticAtOffset): FrontMatter => {
  const parts = /^((?:---|\+\+\+)[ \t]*\r?\n)((?:.*\r?\n)*?)(?:---|\+\+\+)[ \t]*(?:\r?\n|$)/.exec(
    file,
  );
  const [whole = "", { length: start } = "", yaml = ""] = parts ?? [];
  const toml = tomlError(file);
  const document = parseDocument(toml ? "" : yaml, YAML_OPTIONS);
  const text = {
    value: undefined,
    body: file.slice(whole.length),
    bodyOffset: whole.length,
    offsetOf: (path: JsonPath, of?: "value" | "key") => start + offsetIn(document, path, of),
  };
  if (toml) return { ...text, diagnostic: at(...toml) };
  const [error] = document.errors;
  if (error) return { ...text, diagnostic: at(start + error.pos[0], messageOf(error)) };
  try {
    return { ...text, value: parts === null ? undefined : (document.toJS() ?? {}) };
  } catch {
    // An alias of nothing, or of too much.
    const message = "The front matter should hold plain texts and lists only.";
    return { ...text, diagnostic: at(start, message) };
  }
};
