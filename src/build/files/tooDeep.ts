/** A part of a parsed text, with the parts in it. */
interface Nested {
  readonly type?: string;
  readonly offset?: number;
  readonly children?: readonly Nested[];
}

/** Far more than any content needs. Code that calls itself for each level has a limit, too. */
const DEEPEST = 100;

/** The first part that is nested too deep. */
export const tooDeep = (tree: Nested): Nested | undefined => {
  let level: readonly Nested[] = [tree];
  for (let depth = 0; depth < DEEPEST; depth++) {
    level = level.flatMap(({ children = [] }) => children);
  }
  return level[0];
};
