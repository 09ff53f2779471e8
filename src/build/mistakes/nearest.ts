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

/**
 * The `count` candidates most like `name`, best first, and between equals the earlier one; letter case, spaces and
 * hyphens hardly matter.
 */
export function nearest(name: string, candidates: readonly string[], count: number): string[] {
  const wanted = plain(name);
  const best: { candidate: string; distance: number }[] = [];
  for (const candidate of candidates) {
    const other = plain(candidate);
    const tooFar = best.length < count ? Number.POSITIVE_INFINITY : (best.at(-1)?.distance ?? 0);
    // The distance is at least the difference in length: that spares most of thousands of icons the comparison.
    if (Math.abs(other.length - wanted.length) >= tooFar) continue;
    const distance = editDistance(wanted, other);
    if (distance >= tooFar) continue;
    best.splice(best.findLastIndex((it) => it.distance <= distance) + 1, 0, {
      candidate,
      distance,
    });
    best.length = Math.min(best.length, count);
  }
  return best.map(({ candidate }) => candidate);
}

/** The candidate that was probably meant, or undefined when nothing is close enough to be a slip of the pen. */
export function likelyMeant(name: string, candidates: readonly string[]): string | undefined {
  const [best] = nearest(name, candidates, 1);
  if (best === undefined) return undefined;
  const slips = Math.max(2, Math.ceil(best.length / 3));
  return editDistance(plain(name), plain(best)) <= slips ? best : undefined;
}
