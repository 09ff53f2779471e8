import distance from "damerau-levenshtein";
import { inFull } from "./quote";

/** The number of characters in which one wrong character counts as a typing error. */
const CHARACTERS_PER_TYPO = 3;

/** A beginning of this length counts as similar: "desc" to "description". */
const SHORTEST_BEGINNING = 3;

/** Letter case, spaces and hyphens hardly matter. */
export const plainOf = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, "");

/** The number of typing errors between two names; infinite if they are too different. */
const typoDistance = (wanted: string, other: string): number => {
  const longer = Math.abs(other.length - wanted.length);
  if (wanted.length >= SHORTEST_BEGINNING && other.startsWith(wanted)) return longer;
  const allowed = Math.max(wanted.length, other.length) / CHARACTERS_PER_TYPO;
  if (longer > allowed) return Number.POSITIVE_INFINITY;
  const { steps } = distance(wanted, other);
  return steps <= allowed ? steps : Number.POSITIVE_INFINITY;
};

/** The candidates that were probably meant by `name`, `count` at the most, best first. */
export const nearest = (name: string, candidates: readonly string[], count: number): string[] => {
  const wanted = plainOf(name);
  return candidates
    .map((candidate) => ({ candidate, slips: typoDistance(wanted, plainOf(candidate)) }))
    .filter(({ slips }) => Number.isFinite(slips))
    .sort((one, other) => one.slips - other.slips)
    .slice(0, count)
    .map(({ candidate }) => candidate);
};

/** The candidate that was probably meant, or undefined when none was. */
export const likelyMeant = (name: string, candidates: readonly string[]): string | undefined =>
  nearest(name, candidates, 1)[0];

/** The end of an error's message: a question, or nothing where it is not clear what was meant. */
export const orRather = (meant: string | undefined): string =>
  meant === undefined ? "" : ` Did you mean ${inFull(meant)}?`;

/** The question after a wrong name, by the nearest candidate. */
export const didYouMean = (name: string, candidates: readonly string[]): string =>
  orRather(likelyMeant(name, candidates));
