import { recordOf } from "../lib/unknownValue";
import type { Content } from "./collections";
import { aboutFile, type Diagnostic } from "./diagnostics/diagnostic";
import { plainOf } from "./diagnostics/nearest";
import { quote } from "./diagnostics/quote";
import { type MarkdownContent, type MarkdownFile, textsOf } from "./markdown/markdownContent";

type Redirects = Content["site"]["redirects"];

/** The addresses that other generators gave a text. A slug is the last part of one. */
const formerAddresses = ({ file, unusedKeys }: MarkdownFile): string[] =>
  Object.entries(unusedKeys).flatMap(([key, value]) => {
    const texts = [value].flat().filter((it) => typeof it === "string");
    if (plainOf(key) === "slug") return texts.map((it) => `/${file.split("/")[0]}/${it}/`);
    const isAddress = ["permalink", "aliases", "redirectfrom"].includes(plainOf(key));
    return isAddress ? texts.filter((it) => it.startsWith("/") && !it.includes(":")) : [];
  });

/** The keys of a text's front matter that change nothing, with the redirects that do what they did. */
const aboutUnused = (text: MarkdownFile, redirects: Redirects): Diagnostic[] => {
  const keys = Object.keys(text.unusedKeys).sort().join(", ");
  if (keys === "") return [];
  const { slug } = recordOf(text);
  const address = `/${text.file.split("/")[0]}/${slug}/`;
  const known = [address, ...redirects.map(({ from }) => from)];
  const lines = (slug === undefined ? [] : formerAddresses(text))
    .filter((from) => !known.includes(from))
    .map((from) => `{ "from": ${quote(from)}, "to": ${quote(address)} }`);
  const advice =
    lines.length === 0
      ? ""
      : ` To forward the old address, write in "redirects" of site.json: ${lines.join(", ")}`;
  return [aboutFile(text.file, `These keys change nothing here: ${keys}.${advice}`)];
};

/** Notices for an owner about valid texts: posts of a later day, and what is probably not meant. */
export const noticesAbout = (markdown: MarkdownContent, redirects: Redirects): Diagnostic[] => [
  ...markdown.posts
    .filter(({ isDraft, draft }) => isDraft && !draft)
    .map(({ file, date }) => aboutFile(file, `The build leaves this out until its day, ${date}.`)),
  ...textsOf(markdown).flatMap((text) => aboutUnused(text, redirects)),
  ...textsOf(markdown).flatMap(({ notices }) => notices),
];
