import type { Diagnostic } from "../diagnostics/diagnostic";
import { nearest } from "../diagnostics/nearest";
import { quote } from "../diagnostics/quote";
import { itemsOf, recordOf } from "../record";
import { type Documents, markedTexts } from "./readDataFolder";

const SUGGESTIONS = 3;

/** The number of names to list if none is similar. */
const MOST_NAMES = 5;

/** Names in one file that must exist in another: the defaults, and the featured projects. */
export const checkNames = (documents: Documents): Diagnostic[] =>
  markedTexts(documents).flatMap(({ document, path, text: name, mark: { refersTo } }) => {
    // Other checks report an empty name, and a list that is not JSON.
    const list = refersTo && documents[refersTo.collection];
    if (!refersTo || !list || name.trim() === "") return [];
    const names = itemsOf(list.value)
      .map((item) => recordOf(item)[refersTo.key])
      .filter((known) => typeof known === "string");
    if (names.includes(name)) return [];
    const sentence = `There is no ${refersTo.thing} called ${quote(name)}. ${hint(name, names)}`;
    return [document.diagnosticAt(path, sentence)];
  });

/** The names that may be meant, or else which there are. */
function hint(name: string, names: readonly string[]): string {
  if (names.length === 0) return "There is none; leave this out.";
  const near = nearest(name, names, SUGGESTIONS);
  if (near.length > 0) return `The nearest: ${near.map(quote).join(", ")}.`;
  const shown = names.slice(0, MOST_NAMES).map(quote).join(", ");
  return `There ${names.length === 1 ? "is only" : "are"} ${shown}${names.length > MOST_NAMES ? " and others" : ""}.`;
}
