// Asked for once: what is global is slow to come by in a sandbox such as a test's, and this is asked a million times.
const { abs, floor, max, min } = Math;
const NEVER = Number.POSITIVE_INFINITY;

/** How many single-character edits (insert, delete, replace, swap neighbours) turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** No name is longer, so what comes after that in a mistaken one says nothing. */
const LONGEST_NAME = 60;

const plainOf = (name: string): string =>
  name
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .replace(/[\s_-]/g, "");

/** Of how many characters one may be wrong: more, and any short name would be near any other. */
const CHARACTERS_PER_SLIP = 3;

/** So much of a name's beginning stands for the whole: "desc" for "description". */
const SHORTEST_BEGINNING = 3;

const isBeginning = (wanted: string, other: string): boolean =>
  wanted.length >= SHORTEST_BEGINNING && other.startsWith(wanted);

const slipsAllowed = (a: string, b: string): number =>
  floor(max(a.length, b.length) / CHARACTERS_PER_SLIP);

const digitsOf = (name: string): string => name.replace(/\D/g, "");

/** Nobody writes another number by a slip: who asks for "bg9" wants none of the others. */
const areNumberedDifferently = (a: string, b: string): boolean =>
  digitsOf(a) !== "" && digitsOf(b) !== "" && digitsOf(a) !== digitsOf(b);

/** A name and what is compared of it. */
interface Comparable {
  readonly name: string;
  readonly plain: string;
  /** A bit for each of its characters, which a few share. */
  readonly letters: number;
}

const BITS = 32;

const comparable = (name: string): Comparable => {
  const plain = plainOf(name);
  let letters = 0;
  for (let at = 0; at < plain.length; at += 1) letters |= 1 << (plain.charCodeAt(at) % BITS);
  return { name, plain, letters };
};

const prepared = new WeakMap<readonly string[], readonly Comparable[]>();

/** Thousands of icons are compared with every wrong name of one: they are prepared once. */
function comparables(names: readonly string[]): readonly Comparable[] {
  const known = prepared.get(names) ?? names.map(comparable);
  prepared.set(names, known);
  return known;
}

function bitsIn(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** The distance of two names; infinite when none can have been meant by the other. */
function nearness(wanted: Comparable, other: Comparable, tooFar: number): number {
  // The distance is at least the difference in length, and no less than the letters that only one of them has: an edit
  // takes or adds one at the most. That spares nearly all of thousands of icons the comparison.
  const least = abs(other.plain.length - wanted.plain.length);
  if (least >= tooFar) return NEVER;
  const lacking = wanted.letters & ~other.letters;
  if (lacking === 0 && isBeginning(wanted.plain, other.plain)) return least;
  const allowed = slipsAllowed(wanted.plain, other.plain);
  if (max(least, bitsIn(lacking), bitsIn(other.letters & ~wanted.letters)) > allowed) return NEVER;
  if (areNumberedDifferently(wanted.plain, other.plain)) return NEVER;
  const distance = editDistance(wanted.plain, other.plain);
  return distance <= allowed ? distance : NEVER;
}

/**
 * The candidates, `count` at the most, that were probably meant by `name`, best first, and between equals the earlier one;
 * letter case, spaces and hyphens hardly matter. Better none than one that only happens to
 * be the least far.
 */
export function nearest(name: string, candidates: readonly string[], count: number): string[] {
  const wanted = comparable(name);
  const best: { candidate: string; distance: number }[] = [];
  for (const candidate of comparables(candidates)) {
    const tooFar = best.length < count ? NEVER : (best.at(-1)?.distance ?? 0);
    const distance = nearness(wanted, candidate, tooFar);
    if (distance >= tooFar) continue;
    best.splice(best.findLastIndex((it) => it.distance <= distance) + 1, 0, {
      candidate: candidate.name,
      distance,
    });
    best.length = min(best.length, count);
  }
  return best.map(({ candidate }) => candidate);
}

/** The candidate that was probably meant, or undefined when none was. */
export const likelyMeant = (name: string, candidates: readonly string[]): string | undefined =>
  nearest(name, candidates, 1)[0];
