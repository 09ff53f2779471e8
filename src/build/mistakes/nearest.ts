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

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, "");

/** The `count` candidates most like `name`, best first; letter case, spaces and hyphens hardly matter. */
export function nearest(name: string, candidates: readonly string[], count: number): string[] {
  const wanted = plain(name);
  return candidates
    .map((candidate) => ({ candidate, distance: editDistance(wanted, plain(candidate)) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** The candidate that was probably meant, or undefined when nothing is close enough to be a slip of the pen. */
export function likelyMeant(name: string, candidates: readonly string[]): string | undefined {
  const [best] = nearest(name, candidates, 1);
  if (best === undefined) return undefined;
  const slips = Math.max(2, Math.ceil(best.length / 3));
  return editDistance(plain(name), plain(best)) <= slips ? best : undefined;
}
