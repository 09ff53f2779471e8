/** How many single-character edits (insert, delete, replace, swap neighbours) turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
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

const plain = (name: string): string =>
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
  Math.floor(Math.max(a.length, b.length) / CHARACTERS_PER_SLIP);

const digitsOf = (name: string): string => name.replace(/\D/g, "");

/** Nobody writes another number by a slip: who asks for "bg9" wants none of the others. */
const areNumberedDifferently = (a: string, b: string): boolean =>
  digitsOf(a) !== "" && digitsOf(b) !== "" && digitsOf(a) !== digitsOf(b);

/** The distance of two plain names; infinite when none can have been meant by the other. */
function nearness(wanted: string, other: string, tooFar: number): number {
  // The distance is at least the difference in length: that spares most of thousands of icons the comparison.
  const least = Math.abs(other.length - wanted.length);
  if (least >= tooFar) return Number.POSITIVE_INFINITY;
  if (isBeginning(wanted, other)) return least;
  const allowed = slipsAllowed(wanted, other);
  if (least > allowed || areNumberedDifferently(wanted, other)) return Number.POSITIVE_INFINITY;
  const distance = editDistance(wanted, other);
  return distance <= allowed ? distance : Number.POSITIVE_INFINITY;
}

/**
 * The candidates, `count` at the most, that were probably meant by `name`, best first, and between equals the earlier one;
 * letter case, spaces and hyphens hardly matter. Better none than one that only happens to
 * be the least far.
 */
export function nearest(name: string, candidates: readonly string[], count: number): string[] {
  const wanted = plain(name);
  const best: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    const tooFar = best.length < count ? Number.POSITIVE_INFINITY : (best.at(-1)?.distance ?? 0);
    const distance = nearness(wanted, plain(candidate), tooFar);
    if (distance >= tooFar) continue;
    best.splice(best.findLastIndex((it) => it.distance <= distance) + 1, 0, {
      candidate,
      distance,
    });
    best.length = Math.min(best.length, count);
  }
  return best.map(({ candidate }) => candidate);
}

/** The candidate that was probably meant, or undefined when none was. */
export const likelyMeant = (name: string, candidates: readonly string[]): string | undefined =>
  nearest(name, candidates, 1)[0];
