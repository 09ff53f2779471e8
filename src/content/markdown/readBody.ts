import fs from "node:fs";
import path from "node:path";
import type { Definition } from "mdast";
import { visit } from "unist-util-visit";
import { decoded } from "../../contract/addresses";
import { asWarning, type Diagnostic, didYouMean, type Position, quote } from "../diagnostics";
import { DATA_FOLDER, projectRoot } from "../files";
import { isHttpsAddress, isMailtoAddress, isPathOnSite, isTextPicturePath } from "../schema";
import { anchorsIn } from "./finishHtml";
import { foreignSyntax } from "./foreignSyntax";
import { canHighlight } from "./highlight";
import { htmlTree } from "./htmlTree";
import type { NamedInFile } from "./markdownContent";
import { checkHtml } from "./ownHtml";
import { parseMarkdown, textOf } from "./text";

/** The path inside `data/` of a file, often a picture, that a text names as seen from its own file. A name may have percent codes itself. */
export const fileOfText = (file: string, address: string): string => {
  const [asWritten, meant] = [address, decoded(address)].map((it) =>
    path.posix.join(path.posix.dirname(file), it),
  ) as [string, string];
  const isThere =
    meant !== asWritten && fs.existsSync(path.join(projectRoot(), DATA_FOLDER, asWritten));
  return isThere ? asWritten : meant;
};

const aboutLink = (file: string, address: string): string | undefined => {
  const isFollowable = [isHttpsAddress, isMailtoAddress, isPathOnSite].some((is) => is(address));
  if (isFollowable) return undefined;
  if (/^http:/i.test(address))
    return `${quote(address)} begins with http://. Write https://, or \`the address\` between backquotes if it is no link.`;
  if (/^[^:/][^:]*\.mdx?$/.test(address)) {
    const [, page] = /^(?:pages\/)?(.*?)(?:\/index)?\.mdx?$/.exec(fileOfText(file, address)) ?? [];
    return `${quote(address)} is a file. Write the address of its page, such as /${page}/.`;
  }
  return `${quote(address)} is no address that can be followed: it should begin with https:// or mailto:, or be a path on this site such as "/projects/", or a heading such as "#the-end".`;
};

/** The error about an address that can't be that of a picture beside the file; undefined if it can. */
export const aboutPictureAddress = (file: string, address: string): string | undefined =>
  isTextPicturePath(fileOfText(file, address)) && !address.startsWith("/")
    ? undefined
    : `${quote(address)} is not a picture beside this file, such as "harbour.jpg" (.jpg, .png, .webp, .avif, .tiff, .gif or .svg).`;

/** The error about an address such as "#the-end" that no heading has; undefined if one has it. Each page has a top. */
export const aboutAnchor = (hash: string, anchors: readonly string[]): string | undefined => {
  const address = `#${decoded(hash.slice(1))}`;
  const known = ["", "top", ...anchors].map((it) => `#${it}`);
  return known.includes(address)
    ? undefined
    : `There is no heading with the address ${quote(address)}.${didYouMean(address, known)}`;
};

/** Languages of diagrams and formulas, which other generators draw. */
const DIAGRAM = /^(?:mermaid|plantuml|puml|graphviz|math|goat|flowchart)$/i;

/** Markdown that is part of HTML, and so would stay as it is. */
const MARKED = /\*\*|\]\(|`|^[#*-] /m;

/** Reads a text without its front matter: its diagnostics, links and pictures. `positionAt` finds an offset's place in the file. */
export const readBody = (file: string, text: string, positionAt: (offset: number) => Position) => {
  const tree = parseMarkdown(text);
  const anchors = anchorsIn(htmlTree(tree));
  const diagnostics: Diagnostic[] = [];
  const pictures: NamedInFile[] = [];
  const links: NamedInFile[] = [];
  const definitions = new Map<string, Definition>();
  const shown = new Set<string>();
  // A word that is an address has no position of its own.
  let offset = 0;

  const named = (name: string): NamedInFile => ({ name, ...positionAt(offset) });
  const at = (place: number, message: string): Diagnostic => ({
    ...{ file: `${DATA_FOLDER}/${file}`, ...positionAt(place), severity: "error", message },
  });
  const refuse = (message: string) => void diagnostics.push(at(offset, message));
  const warn = (message: string) => void diagnostics.push(asWarning(at(offset, message)));
  const takeLink = (name: string) => {
    const message = name.startsWith("#") ? aboutAnchor(name, anchors) : aboutLink(file, name);
    if (message !== undefined) refuse(message);
    links.push(named(name));
  };
  const takePicture = (name: string, alt: string | null | undefined) => {
    const message = aboutPictureAddress(file, name);
    if (message !== undefined) refuse(message);
    else if (alt?.trim()) pictures.push(named(name));
    else
      refuse(`Say what the picture shows, for those who can't see it: ![in a few words](${name}).`);
  };

  visit(tree, "definition", (it) => void definitions.set(it.identifier, it));
  visit(tree, "imageReference", (it) => void shown.add(it.identifier));
  visit(tree, (node) => {
    offset = node.position?.start.offset ?? offset;
    if (node.type === "html" && MARKED.test(textOf(node)))
      warn("Marks of Markdown in this HTML stay as they are. Put an empty line before them.");
    if (node.type === "link") takeLink(node.url);
    if (node.type === "definition" && !shown.has(node.identifier)) takeLink(node.url);
    if (node.type === "image") takePicture(node.url, node.alt);
    if (node.type === "imageReference") {
      const definition = definitions.get(node.identifier);
      if (definition !== undefined) takePicture(definition.url, node.alt);
    }
    if (node.type === "code" && DIAGRAM.test(node.lang ?? ""))
      warn(
        "The site draws no diagrams, so this one is shown as its code. Export it as an SVG, put that beside this file and show it as a picture: ![…](….svg).",
      );
    else if (node.type === "code" && node.lang && !canHighlight(node.lang))
      warn(
        `The highlighter knows no language ${quote(node.lang)}, so this code is shown plain. The languages: https://prismjs.com/#supported-languages`,
      );
  });
  diagnostics.push(...checkHtml(tree, text, at), ...foreignSyntax(tree, text, at));
  return { tree, anchors, diagnostics, pictures, links };
};
