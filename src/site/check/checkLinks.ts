import {
  aboutFile,
  asWarning,
  type Diagnostic,
  didYouMean,
  quote,
} from "../../content/diagnostics";
import { ownersFolder, STATIC_FOLDER } from "../../content/files";
import { textsIn } from "../../content/json";
import { aboutAnchor, inlineLinks, type MarkdownContent, textsOf } from "../../content/markdown";
import { fileError, namedByAddress, pageOf } from "../../content/references";
import { isPathOnSite } from "../../content/schema";
import { pageAddress } from "../../content/section";
import { FEED_PATH } from "../../contract/siteFiles";
import { CARD_FILE, RESUME_FILES } from "../../resume";
import { languagePath } from "../../words/siteLanguage";
import { sitePages } from "../pages/sitePages";
import { type SiteContent, withoutDrafts } from "../prepare/siteContent";
import { type Documents, textsWithMeta } from "./readDataFolder";

/** The addresses of all public pages, and of the files that a build makes of the content. */
const addressesOf = (content: SiteContent): readonly string[] => [
  ...sitePages(content).flatMap(({ path, context }) => (context.isPrivate ? [] : path)),
  FEED_PATH,
  ...content.resumes.flatMap(({ file, folder }) => [
    ...[`/${CARD_FILE}`, file],
    ...Object.keys(RESUME_FILES).map((name) => folder + name),
  ]),
];

/**
 * Links to this site, and framed pages of it, must lead to a page or a file of `static/`. Only valid content has known pages, so this
 * check comes last. A draft may link to drafts. A whole address below siteUrl gets a warning: another site may be published there.
 */
export function checkLinks(
  site: SiteContent,
  markdown: MarkdownContent,
  documents: Documents,
): Diagnostic[] {
  const folder = ownersFolder(STATIC_FOLDER);
  const ownPages = folder.files
    .filter((file) => file.endsWith(".html"))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, "$1")}`);
  const withDrafts = [...addressesOf(site), ...ownPages];
  const published = [...addressesOf(withoutDrafts(site)), ...ownPages];
  const arrival = site.sections.find(({ address }) => address === "/")?.title;
  /** The headings of the pages on which they are known. */
  const anchors = new Map(
    site.sections.flatMap(({ address, file = "", items }) => [
      [address, markdown.pages[file]?.anchors] as const,
      ...items.map((item) => [item.page?.address, item.page?.anchors] as const),
    ]),
  );

  /** The pages of each language have the addresses of the first. */
  const languages = site.site.languages.slice(1).map(languagePath);
  const inFirst = (address: string): string => {
    const folder = languages.find((it) => address.startsWith(`${it}/`)) ?? "";
    return address.slice(folder.length);
  };

  /** The error about a dead address, with the likely one. */
  const aboutAddress = (written: string, known = published): string | undefined => {
    if (!isPathOnSite(written)) return undefined;
    const address = inFirst(written);
    const page = pageOf(address);
    const headings = anchors.get(page);
    if (known.includes(page))
      return headings && aboutAnchor(new URL(address, "https://site.invalid").hash, headings);
    if (!page.endsWith("/")) return fileError(namedByAddress(address), folder);
    if (arrival !== undefined && page === pageAddress("/", arrival))
      return `There is no page ${quote(address)}: ${quote(arrival)} is at "/".`;
    return `There is no page ${quote(address)}.${didYouMean(page, known)}`;
  };

  /** The error about a page of the owner's that is not in `static/`. */
  const aboutOwnPage = (address: string): string | undefined => {
    const named = namedByAddress(address);
    if (!isPathOnSite(address) || fileError(named, folder) === undefined) return undefined;
    return `There is no page ${quote(address)}: its file would be ${STATIC_FOLDER}/${named.file}.${didYouMean(address, ownPages)}`;
  };

  const { home } = site.site;

  const aboutWholeAddress = (address: string, known = published): string | undefined => {
    const message = address.startsWith(home)
      ? aboutAddress(address.slice(home.length - 1), known)
      : undefined;
    return message && `${quote(address)} is an address of your site. ${message}`;
  };

  const inTexts = (about: typeof aboutAddress): Diagnostic[] =>
    textsOf(markdown).flatMap(({ file, links, ...text }) =>
      links.flatMap(({ name, line, column }) => {
        const isDraft = "isDraft" in text && text.isDraft;
        const message = about(name, isDraft ? withDrafts : published);
        return message ? [{ ...aboutFile(file, message), line, column }] : [];
      }),
    );

  const inDocuments = textsWithMeta(documents).flatMap(({ document, path: place, text, meta }) => {
    const addresses = meta.names === "markdown" ? inlineLinks(text) : [];
    if (meta.names === "place" || meta.names === "ownPage") addresses.push(text);
    const about = meta.names === "ownPage" ? aboutOwnPage : aboutAddress;
    return addresses.flatMap((address) => {
      const message = about(address);
      return message === undefined ? [] : [document.diagnosticAt(place, message)];
    });
  });
  const inRedirects = site.site.redirects.flatMap(({ from }, index) => {
    const isTaken = published.includes(pageOf(from)) || !fileError(namedByAddress(from), folder);
    if (!isTaken) return [];
    const message = `${quote(from)} is a page or a file of the site, so that it can't forward.`;
    return documents.site?.diagnosticAt(["redirects", index, "from"], message) ?? [];
  });
  const inWholeAddresses = Object.values(documents).flatMap(({ value, diagnosticAt }) =>
    textsIn(value, []).flatMap(({ text, path: place }) =>
      [...new Set(text.includes(home) ? [text, ...inlineLinks(text)] : [])].flatMap((address) => {
        const message = aboutWholeAddress(address);
        return message ? [diagnosticAt(place, message)] : [];
      }),
    ),
  );
  return [
    ...[...inDocuments, ...inRedirects, ...inTexts(aboutAddress)],
    ...[...inWholeAddresses, ...inTexts(aboutWholeAddress)].map(asWarning),
  ];
}
