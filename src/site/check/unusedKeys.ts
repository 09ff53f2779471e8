import {
  aboutFile,
  asWarning,
  type Diagnostic,
  inFull,
  plainOf,
  saidOnce,
} from "../../content/diagnostics";
import { type MarkdownContent, type MarkdownFile, textsOf } from "../../content/markdown";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import type { Content } from "../collections/collections";
import { asFormerAddress } from "../collections/siteParts";

type Redirects = Content["site"]["redirects"];

/** The addresses that other generators gave a text. A slug is the last part of one. */
export const formerAddresses = (
  { unusedKeys }: Pick<MarkdownFile, "unusedKeys">,
  folder: string,
): string[] =>
  Object.entries(unusedKeys).flatMap(([key, value]) => {
    const isSlug = plainOf(key) === "slug";
    if (!isSlug && !["permalink", "url", "aliases", "redirectfrom"].includes(plainOf(key)))
      return [];
    const texts = itemsOf([value].flat()).flatMap((it) =>
      typeof it === "string" && it.trim() ? it : [],
    );
    // A permalink may be a pattern of parts, such as /:year/:title/.
    return texts.flatMap((it) =>
      /\/:/.test(it)
        ? []
        : (asFormerAddress(isSlug ? `/${folder}/${it}/` : it, `/${folder}/`) ?? []),
    );
  });

/** The keys of a text's front matter that change nothing, with the redirects that do what they did. */
const aboutUnused = (text: MarkdownFile, redirects: Redirects): Diagnostic[] => {
  const keys = Object.keys(text.unusedKeys).sort().join(", ");
  if (keys === "") return [];
  const { slug } = recordOf(text);
  const [folder = ""] = text.file.split("/");
  const address = `/${folder}/${slug}/`;
  const known = [address, ...redirects.map(({ from }) => from)];
  const lines = (slug === undefined ? [] : formerAddresses(text, folder))
    .filter((from) => !known.includes(from))
    .map((from) => `{ "from": ${inFull(from)}, "to": ${inFull(address)} }`);
  const advice =
    lines.length === 0
      ? ""
      : ` To forward the old address, write in "redirects" of site.json: ${lines.join(", ")}`;
  return [aboutFile(text.file, `These keys change nothing here: ${keys}.${advice}`)];
};

/** Posts of a later day, and keys that change nothing. */
export const warningsAbout = (markdown: MarkdownContent, redirects: Redirects): Diagnostic[] =>
  [
    ...markdown.posts
      .filter(({ isDraft, draft }) => isDraft && !draft)
      .map(({ file, date }) =>
        aboutFile(file, `The build leaves this out until its day, ${date}.`),
      ),
    ...saidOnce(textsOf(markdown).flatMap((text) => aboutUnused(text, redirects))),
  ].map(asWarning);
