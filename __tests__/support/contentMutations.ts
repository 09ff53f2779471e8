import fc from "fast-check";
import { type Node, parseTree } from "jsonc-parser";
import { WORST_TEXTS } from "../../scripts/copy/worstTexts";
import type { JsonPath } from "../../src/build/files/jsonTree";
import { contentFiles } from "./contentFiles";
import type { Files } from "./contentProject";

/** Right content of which a part has become something else. */
export interface Mutation {
  readonly what: string;
  /** The file that is changed, from the project's root. */
  readonly file: string;
  readonly files: Files;
  /** Where what has been changed begins and ends in the file's new text; without it, it may be anywhere in the file. */
  readonly span?: readonly [number, number];
  /** What the file is a link to, if it is one. */
  readonly linksTo?: string;
}

/** (Elsewhere it is empty, and there is little to change in an empty list.) */
const CREDITS = [
  { heading: "Images", topics: [{ name: "Silk", link: "https://silk.example/", icon: "home" }] },
];

const textOf = (file: string): string =>
  file === "data/attribution.json" ? JSON.stringify(CREDITS) : String(contentFiles()[file]);

interface Place {
  readonly node: Node;
  readonly path: JsonPath;
  /** The record or list in which it is. */
  readonly around: Node;
}

const placesIn = (node: Node, around = node, path: JsonPath = []): Place[] => {
  const inside = (node.children ?? []).flatMap((child, index) => {
    if (node.type === "array") return placesIn(child, node, [...path, index]);
    const [key, value] = child.children ?? [];
    return value === undefined ? [] : placesIn(value, node, [...path, String(key?.value)]);
  });
  return [{ node, path, around }, ...inside];
};

const placesOf = (file: string): fc.Arbitrary<Place> => {
  const tree = parseTree(textOf(file));
  if (tree === undefined) throw new Error(`${file} is no JSON.`);
  return fc.constantFrom(...placesIn(tree));
};

/** What is written in place of a value. */
const written = (
  file: string,
  { node, around, path }: Place,
  text: string,
  what: string,
): Mutation => {
  const before = textOf(file);
  const changed = before.slice(0, node.offset) + text + before.slice(node.offset + node.length);
  const longer = text.length - node.length;
  return {
    what: `${what} at ${path.join(".")}`,
    file,
    files: { [file]: changed },
    span: [around.offset, around.offset + around.length + longer],
  };
};

const nested = (levels: number, open: string, close: string): string =>
  open.repeat(levels) + close.repeat(levels);

const VALUES: Readonly<Record<string, readonly string[]>> = {
  "another type": [
    "null",
    "true",
    "0",
    "-1",
    "50.5",
    '""',
    "[]",
    "{}",
    "[null]",
    '[[""]]',
    '{"a":{}}',
  ],
  "a number": [
    "1e400",
    "-1e400",
    "1e-400",
    "9007199254740993",
    "-0",
    "1e308",
    `1${"0".repeat(400)}`,
  ],
  "no JSON": [
    "NaN",
    "Infinity",
    "undefined",
    "0x10",
    "01",
    "'a'",
    "// a",
    "/* a */ 1",
    "1,",
    "\\u0022",
  ],
  depth: [
    nested(90, "[", "]"),
    nested(200, "[", "]"),
    nested(5000, "[", "]"),
    nested(100_000, "[", "]"),
    nested(3000, '{"a":', "}").replace(":}", ":1}"),
    nested(3000, '[{"a":', "}]").replace(":}", ":1}"),
    "[".repeat(50_000),
  ],
  size: [
    JSON.stringify("x".repeat(300_000)),
    JSON.stringify("é🚀".repeat(50_000)),
    JSON.stringify(Array.from({ length: 300 }, (_, index) => `x${index}`)),
    JSON.stringify(Array.from({ length: 300 }, (_, index) => ({ name: `x${index}` }))),
    JSON.stringify(Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${index}`, 1]))),
  ],
  "a control character": [
    "\\u0000",
    "\\u001b[2J",
    "\\u009b31m",
    "a\\u0008b",
    "\\u2028",
    "\\uffff",
  ].map((it) => `"${it}"`),
  "a raw control character": ["\u0000", "\u001b[31m", "\t", "\u2028", "\r\n"].map(
    (it) => `"${it}"`,
  ),
  "half a character": ["\\ud800", "a\\udfff", "\\udc00\\ud800", "\\ud83d "].map((it) => `"${it}"`),
  "what nobody sees": ["\u200b", "\u202e", "\u2066", "\u3164", "\u2800", "\ufeff", "\u{e0001}"].map(
    (it) => `"${it}"`,
  ),
  "an address": [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "\\u0001javascript:alert(1)",
    "java\\nscript:alert(1)",
    "javascript&colon;alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.com/1",
    "//evil.example",
    "/\\\\evil.example",
    "\\\\\\\\evil.example",
    "https:evil.example",
    "https:/evil.example",
    "https://",
    "https://example.com@evil.example/",
    "https://exa\u00admple.com",
    "https://example.com/\\u202egpj.exe",
    "http://example.com",
    "HTTPS://EXAMPLE.COM",
    "mailto:a@example.com?bcc=b@example.com&body=<b>",
    "mailto:a@example.com,b@example.com",
    "mailto:\\u000d\\u000aBcc: b@example.com",
    "/movies/../../etc/passwd",
    "/%2e%2e/",
    "/movies/?<script>",
    "/static/x",
    "?a",
    "#a",
    "",
  ].map((it) => `"${it}"`),
  "a path": [
    "../site.json",
    "wallpapers/../../static/x.png",
    "wallpapers/../wallpapers/silk.png",
    "/etc/passwd",
    "C:\\\\x.png",
    "wallpapers\\\\silk.png",
    "wallpapers//silk.png",
    "./wallpapers/silk.png",
    "%2e%2e/x.png",
    "wallpapers/silk.png\\u0000.jpg",
    "wallpapers/SILK.PNG",
    "wallpapers",
    "posts/../site.json.md",
    "~/.ssh/id_rsa",
    "file:///etc/passwd",
  ].map((it) => `"${it}"`),
  "one of the worst texts": WORST_TEXTS.map((it) => JSON.stringify(it)),
};

const valueChange = (file: string): fc.Arbitrary<Mutation> =>
  fc
    .tuple(
      placesOf(file),
      fc
        .constantFrom(...Object.keys(VALUES))
        .chain((what) =>
          fc.constantFrom(...(VALUES[what] ?? [])).map((value) => ({ what, value })),
        ),
    )
    .map(([place, { what, value }]) =>
      written(file, place, value, `${what} ${value.slice(0, 40)}`),
    );

const KEYS = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "name",
  "",
  "titel",
  "\\u0000",
];

const keyChange = (file: string): fc.Arbitrary<Mutation> =>
  fc
    .tuple(
      placesOf(file).filter(({ node }) => node.type === "object"),
      fc.constantFrom(...KEYS),
      fc.constantFrom("1", '{"polluted": true}', '"text"', "null"),
    )
    .map(([place, key, value]) => {
      const { offset, length } = place.node;
      const inside = textOf(file).slice(offset + 1, offset + length - 1);
      const rest = inside.trim() === "" ? "" : `,${inside}`;
      return written(file, place, `{"${key}": ${value}${rest}}`, `a key "${key}"`);
    });

/** A key is there twice, with another value the second time. */
const repetition = (file: string): fc.Arbitrary<Mutation> =>
  placesOf(file)
    .filter(({ node }) => (node.children?.length ?? 0) > 0 && node.type === "object")
    .map((place) => {
      const { offset, length, children = [] } = place.node;
      const key = String(children[0]?.children?.[0]?.value);
      const inside = textOf(file).slice(offset + 1, offset + length - 1);
      return written(file, place, `{${inside},"${key}": 1}`, `the key "${key}" twice`);
    });

const bytesOf = (file: string): Buffer => Buffer.from(textOf(file));

const byteChange = (file: string): fc.Arbitrary<Mutation> => {
  const bytes = bytesOf(file);
  const as = (what: string, content: Buffer): Mutation => ({
    what,
    file,
    files: { [file]: content },
  });
  const at = fc.nat({ max: bytes.length - 1 });
  return fc.oneof(
    at.map((end) => as(`cut after ${end} bytes`, bytes.subarray(0, end))),
    fc
      .tuple(at, fc.constantFrom(0, 0x1b, 0x80, 0xc0, 0xed, 0xff))
      .map(([where, byte]) =>
        as(
          `the byte ${byte} at ${where}`,
          Buffer.from(bytes.map((it, index) => (index === where ? byte : it))),
        ),
      ),
    fc.constantFrom(
      as("UTF-16, low byte first", Buffer.from(`\ufeff${textOf(file)}`, "utf16le")),
      as("UTF-16, high byte first", Buffer.from(`\ufeff${textOf(file)}`, "utf16le").swap16()),
      as("Latin-1", Buffer.from(textOf(file).replace(/[a-z]/, "é"), "latin1")),
      as("a byte-order mark", Buffer.from(`\ufeff${textOf(file)}`)),
      as("a half encoded half", Buffer.concat([bytes, Buffer.from([0xed, 0xa0, 0x80])])),
      as("nothing", Buffer.alloc(0)),
      as("a byte of zero", Buffer.alloc(1)),
      as("a megabyte of zeros", Buffer.alloc(1_000_000)),
      as("a megabyte of quotes", Buffer.alloc(1_000_000, '"')),
      as("a megabyte of backslashes", Buffer.alloc(1_000_000, "\\")),
      as("twice the file", Buffer.concat([bytes, bytes])),
    ),
  );
};

const linkChange = (file: string): fc.Arbitrary<Mutation> =>
  fc
    .constantFrom(
      "/etc/passwd",
      "/dev/zero",
      "/",
      "../static/movies/index.html",
      "..",
      ".",
      "nowhere",
      file,
    )
    .map((linksTo) => ({ what: `a link to ${linksTo}`, file, files: { [file]: null }, linksTo }));

/** What may become of a JSON file of `data/`: most of it in one value, the rest in keys, bytes and the file itself. */
export const mutationsOf = (file: string): fc.Arbitrary<Mutation> =>
  fc.oneof(
    { arbitrary: valueChange(file), weight: 12 },
    { arbitrary: keyChange(file), weight: 3 },
    { arbitrary: repetition(file), weight: 1 },
    { arbitrary: byteChange(file), weight: 5 },
    { arbitrary: linkChange(file), weight: 2 },
  );
