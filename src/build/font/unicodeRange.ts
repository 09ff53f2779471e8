const RANGE = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i;

/** Whether a range, as CSS says it, has a character. Of ranges with `?` it knows nothing. */
export const isInRange = (unicodeRange: string, character: string): boolean => {
  const point = character.codePointAt(0) ?? 0;
  return unicodeRange.split(",").some((part) => {
    const [, first = "", last = first] = RANGE.exec(part.trim()) ?? [];
    return point >= Number.parseInt(first, 16) && point <= Number.parseInt(last, 16);
  });
};

/** Characters as CSS says them: those that follow each other in one. */
export const rangeOf = (characters: Iterable<string>): string => {
  const points = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0);
  const runs: [first: number, last: number][] = [];
  for (const point of points.sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const inHex = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(([first, last]) => `U+${inHex(first)}${last > first ? `-${inHex(last)}` : ""}`)
    .join(",");
};
