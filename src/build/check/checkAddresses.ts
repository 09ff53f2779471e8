import fs from "node:fs";
import path from "node:path";
import { slugOf } from "../../lib/slug";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import type { JsonPath } from "../files/jsonTree";
import { dataFile, type JsonDocument } from "../files/readDocument";
import { MOVIE_LABEL } from "../framedApps";
import { pageAddress } from "../pages/pageAddress";
import { RESUME_ADDRESS } from "../pages/resumeAddress";
import { projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import type { Documents } from "./documents";

/** Folders that the built site has for itself. */
const OWN_FOLDERS = ["404", "page-data", "share", "static"];

/** What is at addresses that no section and no app may have, by the folder of each. */
const takenBefore = ({ career }: Documents): Map<string, string> => {
  const taken = new Map(OWN_FOLDERS.map((name) => [name, "one that the site has for itself"]));
  if (career !== undefined) {
    taken.set(slugOf(RESUME_ADDRESS), `that of the résumé, made of ${quote(dataFile("career"))}`);
  }
  return taken;
};

/** A name of which an address is made, and where the owner wrote it. */
interface Claim {
  readonly name: string;
  /** What it is the name of, as it is told when another wants its address. */
  readonly holder: string;
  readonly document: JsonDocument;
  readonly path: JsonPath;
}

/** Sections and windows that frame a site have pages, whose addresses must be nothing else's. */
export function checkAddresses(documents: Documents): Diagnostic[] {
  const { site, navigation } = documents;
  const taken = takenBefore(documents);
  const diagnosticsIn = ({ name, document, path: place }: Claim): Diagnostic[] => {
    const slug = slugOf(name);
    const holder = taken.get(slug) ?? fileOfOwner(slug);
    if (holder === undefined) return [];
    const sentence = `${quote(name)} would have the address ${pageAddress("/", name)}, which is ${holder}. Change one of the two.`;
    return [document.diagnosticAt(place, sentence)];
  };
  const take = ({ name, holder }: Claim) => taken.set(slugOf(name), holder);

  const sections = navigation === undefined ? [] : sectionsIn(navigation);
  // Two sections of one address are found where their titles are compared.
  const inSections = sections.flatMap(diagnosticsIn);
  sections.forEach(take);
  const inApps = (site === undefined ? [] : framedAppsIn(site)).flatMap((claim) => {
    const diagnostics = diagnosticsIn(claim);
    take(claim);
    return diagnostics;
  });
  return [...inSections, ...inApps];
}

/** What a browser would get from `static/` at an address, if anything. */
const fileOfOwner = (slug: string): string | undefined => {
  const name = [slug, `${slug}.html`].find((each) =>
    fs.existsSync(path.join(projectRoot(), STATIC_FOLDER, each)),
  );
  return name && `that of ${quote(`${STATIC_FOLDER}/${name}`)}`;
};

const isName = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "";

const sectionsIn = (document: JsonDocument): Claim[] =>
  itemsOf(document.value).flatMap((item, index) => {
    const { title } = recordOf(item);
    if (!isName(title)) return [];
    const holder = `that of the section ${quote(title)}`;
    return [{ name: title, holder, document, path: [index, "title"] }];
  });

const framedAppsIn = (document: JsonDocument): Claim[] => {
  const { moviePlatform, framedApps } = recordOf(document.value);
  const claim = (name: string, place: JsonPath): Claim => ({
    name,
    holder: `that of ${quote(name)}`,
    document,
    path: place,
  });
  const listed = itemsOf(framedApps).flatMap((app, index) => {
    const key = recordOf(app).label === undefined ? "title" : "label";
    const name = recordOf(app)[key];
    return isName(name) ? [claim(name, ["framedApps", index, key])] : [];
  });
  return [
    ...(moviePlatform === undefined ? [] : [claim(MOVIE_LABEL, ["moviePlatform"])]),
    ...listed,
  ];
};
