import fs from "node:fs";
import path from "node:path";
import { aboutFile, type Diagnostic, didYouMean, quote } from "../../content/diagnostics";
import { projectRoot, STATIC_FOLDER } from "../../content/files";
import { dataFile, type JsonPath } from "../../content/json";
import { pageAddress, RESUME_ADDRESS } from "../../content/section";
import { slugOf } from "../../content/text";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import { languagePath } from "../../words/siteLanguage";
import type { Content } from "../collections/collections";
import { yearsOf } from "../pages/sitePages";
import type { SiteContent } from "../prepare/siteContent";
import { type Documents, textsWithMeta } from "./readDataFolder";

/** Names in one file that must exist in another: the defaults, and the featured projects. `drafts` are projects that a build leaves out. */
export const checkNames = (documents: Documents, drafts: readonly string[] = []): Diagnostic[] =>
  textsWithMeta(documents).flatMap(({ document, path, text: name, meta: { refersTo } }) => {
    // Other checks report an empty name, and a list that is not JSON.
    const list = refersTo && documents[refersTo.collection];
    if (!refersTo || !list || name.trim() === "") return [];
    const names = itemsOf(list.value)
      .map((item) => recordOf(item)[refersTo.key])
      .filter((known) => typeof known === "string");
    if (names.includes(name)) return [];
    if (refersTo.collection === "projects" && drafts.includes(name))
      return [
        document.diagnosticAt(path, `${quote(name)} is a draft. Publish it or leave it out.`),
      ];
    const hint = names.length === 0 ? " There is none; leave this out." : didYouMean(name, names);
    const message = `There is no ${refersTo.thing} called ${quote(name)}.${hint}`;
    return [document.diagnosticAt(path, message)];
  });

const OWN_FOLDERS = ["404", "for", "page", "page-data", "share", "static"];

/** The file of `static/` at an address. */
const fileOfOwner = (slug: string): string | undefined => {
  const name = [slug, `${slug}.html`].find((each) =>
    fs.existsSync(path.join(projectRoot(), STATIC_FOLDER, each)),
  );
  return name && `that of ${quote(`${STATIC_FOLDER}/${name}`)}`;
};

/** The holder of an address, besides sections and windows. */
export const holderOf = (slug: string, hasResume: boolean): string | undefined => {
  if (OWN_FOLDERS.includes(slug)) return "one that the site has for itself";
  return hasResume && slug === slugOf(RESUME_ADDRESS)
    ? `that of the résumé, made of ${quote(dataFile("career"))}`
    : fileOfOwner(slug);
};

/** Posts at the address of a year's page. */
export const checkYears = (
  { posts, sections }: SiteContent,
  { posts: inJson }: Documents,
): Diagnostic[] => {
  const years = sections.flatMap(yearsOf);
  return posts.flatMap(({ address, file }) => {
    const year = years.find((it) => it.address === address)?.year;
    if (year === undefined) return [];
    const message = `The address ${address} is that of the page that lists the posts of ${year}. Rename this post.`;
    if (file) return [aboutFile(file, message)];
    const index = itemsOf(inJson?.value).findIndex(
      (post) => slugOf(String(recordOf(post).name)) === year,
    );
    return inJson?.diagnosticAt([index, "name"], message) ?? [];
  });
};

/** In valid content the addresses of sections and of windows that frame a site must differ from all others. */
export function checkAddresses(
  { site, navigation, career }: Content,
  documents: Documents,
): Diagnostic[] {
  const taken = new Map<string, string>();
  /** Takes a name's address, or reports who has it. */
  const claim = (file: "site" | "navigation", name: string, at: JsonPath, what = "") => {
    const slug = slugOf(name);
    const holder = taken.get(slug) ?? holderOf(slug, career !== undefined);
    if (holder === undefined) {
      taken.set(slug, `that of ${what}${quote(name)}`);
      return [];
    }
    const message = `${quote(name)} would have the address ${pageAddress("/", name)}, which is ${holder}. Change one of the two.`;
    return documents[file]?.diagnosticAt(at, message) ?? [];
  };
  const [, ...tags] = site.languages;
  const inFolders = tags.flatMap((tag, index) => {
    const slug = languagePath(tag).slice(1);
    const holder = holderOf(slug, career !== undefined);
    taken.set(slug, `that of the site in ${quote(tag)}`);
    const message = `The site in ${quote(tag)} would have the address ${languagePath(tag)}/, which is ${holder}. Rename that.`;
    return holder ? (documents.site?.diagnosticAt(["languages", index + 1], message) ?? []) : [];
  });
  return [
    ...inFolders,
    ...navigation.flatMap(({ title }, index) =>
      claim("navigation", title, [index, "title"], "the section "),
    ),
    ...site.framedApps.flatMap(({ title, label = title, place }) => claim("site", label, place)),
  ];
}
