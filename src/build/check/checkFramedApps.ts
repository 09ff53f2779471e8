import fs from "node:fs";
import path from "node:path";
import { slugOf } from "../../lib/slug";
import type { JsonPath } from "../files/jsonTree";
import { framedAppAddress, MOVIE_LABEL } from "../framedApps";
import type { Mistake } from "../mistakes/mistake";
import { quote } from "../mistakes/quote";
import { projectRoot, STATIC_FOLDER } from "../paths";
import { itemsOf, recordOf } from "../record";
import type { Documents } from "./documents";

/** Folders that the built site has for itself. */
const OWN_FOLDERS = ["404", "content", "page-data", "share", "static", "styles"];

/** A framed app, by the name from which its address comes, and where `site.json` has that. */
interface Claim {
  readonly name: string;
  readonly path: JsonPath;
}

/** Windows that frame a site have pages, whose addresses must be nothing else's. */
export function checkFramedApps({ site, navigation }: Documents): Mistake[] {
  if (site === undefined) return [];
  const taken = new Map([
    ...filesOfOwner().map(
      (name) => [name, `that of ${quote(`${STATIC_FOLDER}/${name}`)}`] as const,
    ),
    ...OWN_FOLDERS.map((name) => [name, "one that the site has for itself"] as const),
    ...sectionsOf(navigation?.value),
  ]);
  return claimsOf(site.value).flatMap(({ name, path: place }) => {
    const owner = taken.get(slugOf(name));
    taken.set(slugOf(name), `that of ${quote(name)}`);
    if (owner === undefined) return [];
    const sentence = `${quote(name)} would have the address ${framedAppAddress(name)}, which is ${owner}. Change one of the two.`;
    return [site.mistakeAt(place, sentence)];
  });
}

const filesOfOwner = (): string[] => {
  const folder = path.join(projectRoot(), STATIC_FOLDER);
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

const sectionsOf = (navigation: unknown) =>
  itemsOf(navigation).flatMap((item) => {
    const { title } = recordOf(item);
    if (typeof title !== "string") return [];
    return [[slugOf(title), `that of the section ${quote(title)}`] as const];
  });

const claimsOf = (site: unknown): Claim[] => {
  const { moviePlatform, framedApps } = recordOf(site);
  const listed = itemsOf(framedApps).flatMap((app, index): Claim[] => {
    const key = recordOf(app).label === undefined ? "title" : "label";
    const name = recordOf(app)[key];
    if (typeof name !== "string" || name.trim() === "") return [];
    return [{ name, path: ["framedApps", index, key] }];
  });
  const movie = moviePlatform === undefined ? [] : [{ name: MOVIE_LABEL, path: ["moviePlatform"] }];
  return [...movie, ...listed];
};
