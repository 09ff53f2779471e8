import fs from "node:fs";
import path from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import { dataFile, type JsonDocument, type JsonPath } from "../files/readDocument";
import { MOVIE_LABEL } from "../framedApps";
import { pageAddress } from "../pages/pageAddress";
import { RESUME_ADDRESS } from "../pages/resumeAddress";
import { projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import { slugOf } from "../slug";
import type { Documents } from "./readDataFolder";

const OWN_FOLDERS = ["404", "page-data", "share", "static"];

/** The file of `static/` at an address. */
const fileOfOwner = (slug: string): string | undefined => {
  const name = [slug, `${slug}.html`].find((each) =>
    fs.existsSync(path.join(projectRoot(), STATIC_FOLDER, each)),
  );
  return name && `that of ${quote(`${STATIC_FOLDER}/${name}`)}`;
};

/** The addresses of sections and of windows that frame a site must differ from all others. */
export function checkAddresses({ site, navigation, career }: Documents): Diagnostic[] {
  const taken = new Map(OWN_FOLDERS.map((name) => [name, "one that the site has for itself"]));
  if (career !== undefined) {
    taken.set(slugOf(RESUME_ADDRESS), `that of the résumé, made of ${quote(dataFile("career"))}`);
  }
  /** Takes a name's address, or reports who has it. */
  const claim = (document: JsonDocument | undefined, name: unknown, at: JsonPath, what = "") => {
    if (document === undefined || typeof name !== "string" || name.trim() === "") return [];
    const slug = slugOf(name);
    const holder = taken.get(slug) ?? fileOfOwner(slug);
    if (holder === undefined) {
      taken.set(slug, `that of ${what}${quote(name)}`);
      return [];
    }
    const sentence = `${quote(name)} would have the address ${pageAddress("/", name)}, which is ${holder}. Change one of the two.`;
    return [document.diagnosticAt(at, sentence)];
  };
  const titles = itemsOf(navigation?.value).map((item) => recordOf(item).title);
  const { moviePlatform, framedApps } = recordOf(site?.value);
  return [
    ...titles.flatMap((title, index) =>
      // Two sections of one address are found where their titles are compared.
      titles.slice(0, index).some((other) => slugOf(String(other)) === slugOf(String(title)))
        ? []
        : claim(navigation, title, [index, "title"], "the section "),
    ),
    ...claim(site, moviePlatform && MOVIE_LABEL, ["moviePlatform"]),
    ...itemsOf(framedApps).flatMap((app, index) => {
      const { title, label } = recordOf(app);
      const key = label === undefined ? "title" : "label";
      return claim(site, label ?? title, ["framedApps", index, key]);
    }),
  ];
}
