import type { Diagnostic } from "../diagnostics/diagnostic";
import { nearest } from "../diagnostics/nearest";
import { quote } from "../diagnostics/quote";
import type { JsonPath } from "../files/jsonTree";
import { itemsOf, recordOf } from "../record";
import type { SliceName } from "../slices";
import type { Documents } from "./documents";

const SUGGESTIONS = 3;

/** So many names are listed where none is near. */
const MOST_NAMES = 5;

/** A list of named things to which other files refer. */
interface Named {
  slice: SliceName;
  /** The key that holds the name. */
  key: string;
  /** What one of them is called. */
  thing: string;
}

const WALLPAPERS: Named = { slice: "wallpapers", key: "name", thing: "wallpaper" };
const PROJECTS: Named = { slice: "projects", key: "name", thing: "project" };
const SECTIONS: Named = { slice: "navigation", key: "title", thing: "section" };

/** Names in one file that must exist in another: the defaults, and the featured projects. */
export function checkNames(documents: Documents): Diagnostic[] {
  const defaults = recordOf(recordOf(documents.site?.value).defaults);
  const featured = itemsOf(recordOf(documents.general?.value).featuredProjects);
  return [
    ...refer(documents, "site", ["defaults", "wallpaper"], defaults.wallpaper, WALLPAPERS),
    ...refer(documents, "site", ["defaults", "project"], defaults.project, PROJECTS),
    ...refer(documents, "site", ["defaults", "menuSection"], defaults.menuSection, SECTIONS),
    ...featured.flatMap((name, index) =>
      refer(documents, "general", ["featuredProjects", index], name, PROJECTS),
    ),
  ];
}

/** Nothing to say about a name that is left out, empty or no text, nor about a list that is not JSON: others say it. */
function refer(
  documents: Documents,
  from: SliceName,
  path: JsonPath,
  name: unknown,
  { slice, key, thing }: Named,
): Diagnostic[] {
  const document = documents[from];
  const list = documents[slice];
  if (document === undefined || list === undefined) return [];
  if (typeof name !== "string" || name.trim() === "") return [];
  const names = itemsOf(list.value)
    .map((item) => recordOf(item)[key])
    .filter((known) => typeof known === "string");
  if (names.includes(name)) return [];
  return [
    document.diagnosticAt(path, `There is no ${thing} called ${quote(name)}. ${hint(name, names)}`),
  ];
}

/** The names that may be meant, or else which there are. */
function hint(name: string, names: readonly string[]): string {
  if (names.length === 0) return "There is none; leave this out.";
  const near = nearest(name, names, SUGGESTIONS);
  if (near.length > 0) return `The nearest: ${near.map(quote).join(", ")}.`;
  const shown = names.slice(0, MOST_NAMES).map(quote).join(", ");
  return `There ${names.length === 1 ? "is only" : "are"} ${shown}${names.length > MOST_NAMES ? " and others" : ""}.`;
}
