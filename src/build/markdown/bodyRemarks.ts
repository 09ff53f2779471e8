import type { Content, Definition, Image, Link, Root } from "mdast";
import { isHttpsAddress, isMailtoAddress, isPathOnSite } from "../addresses";
import { quote } from "../diagnostics/quote";
import type { Remark } from "../files/textFile";
import { isPicturePath } from "../schemas/pictureFile";
import { eachNode } from "./eachNode";
import { pictureOfText } from "./pictureOfText";

/** A picture that a text shows, and where it says so. */
export interface NamedInText {
  /** As it is written. */
  readonly name: string;
  /** Its path inside `data/`. */
  readonly file: string;
  readonly offset: number;
}

interface BodyRemarks {
  readonly remarks: readonly Remark[];
  readonly pictures: readonly NamedInText[];
  readonly links: readonly { readonly address: string; readonly offset: number }[];
}

const isFollowable = (address: string): boolean =>
  isHttpsAddress(address) ||
  isMailtoAddress(address) ||
  isPathOnSite(address) ||
  address.startsWith("#");

const aboutLink = (address: string): string | undefined => {
  if (isFollowable(address)) return undefined;
  if (/^http:/i.test(address))
    return `${quote(address)} begins with http://. Write https://, or \`the address\` between backquotes if it is no link.`;
  return `${quote(address)} is no address that can be followed: it should begin with https:// or mailto:, or be a path on this site such as "/projects/", or a heading such as "#the-end".`;
};

/** Why an address can't be that of a picture beside the file, or undefined when it can. */
export const aboutPictureAddress = (file: string, address: string): string | undefined =>
  isPicturePath(pictureOfText(file, address)) && !address.startsWith("/")
    ? undefined
    : `${quote(address)} is not a picture beside this file, such as "harbour.jpg" (.jpg, .png, .webp, .avif or .tiff).`;

const aboutPicture = (file: string, { url, alt }: Pick<Image, "url" | "alt">) =>
  aboutPictureAddress(file, url) ??
  (alt?.trim()
    ? undefined
    : `Say what the picture shows, for those who can't see it: ![in a few words](${url}).`);

type Visited = Root | Content;

/** What is wrong with a Markdown text, which pictures it shows, and where its links lead. Offsets are those in the text. */
export const bodyRemarks = (file: string, tree: Root): BodyRemarks => {
  const remarks: Remark[] = [];
  const pictures: NamedInText[] = [];
  const links: { address: string; offset: number }[] = [];
  const definitions = new Map<string, Definition>();
  const shown = new Set<string>();
  // What has been found as a word (an address, say) has no place of its own.
  let offset = 0;
  const remark = (sentence: string | undefined) => {
    if (sentence !== undefined) remarks.push({ offset, sentence });
  };
  // What has been opened has been reported.
  let hasHtml = false;
  const isEndOfSome = (html: string): boolean => {
    const isEnd = hasHtml && html.startsWith("</");
    hasHtml = true;
    return isEnd;
  };
  const takeLink = (address: string) => {
    remark(aboutLink(address));
    links.push({ address, offset });
  };
  const takePicture = (image: Pick<Image, "url" | "alt">) => {
    const sentence = aboutPicture(file, image);
    remark(sentence);
    if (sentence === undefined)
      pictures.push({ name: image.url, file: pictureOfText(file, image.url), offset });
  };

  eachNode<Visited>(tree, (node) => {
    if (node.type === "definition") definitions.set(node.identifier, node);
    if (node.type === "imageReference") shown.add(node.identifier);
  });
  eachNode<Visited>(tree, (node) => {
    offset = node.position?.start.offset ?? offset;
    if (node.type === "html" && !isEndOfSome(node.value))
      remark(
        `HTML can't stand here: ${quote(node.value)}. Write Markdown, or put it between \`backquotes\`.`,
      );
    if (node.type === "link") takeLink((node as Link).url);
    if (node.type === "definition" && !shown.has(node.identifier)) takeLink(node.url);
    if (node.type === "image") takePicture(node);
    if (node.type === "imageReference") {
      const url = definitions.get(node.identifier)?.url;
      if (url !== undefined) takePicture({ url, alt: node.alt });
    }
  });
  return { remarks, pictures, links };
};
