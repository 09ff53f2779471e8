import { literal } from "../../lib/literal";

/**
 * The source of a function's call, for a script element. Nothing but the source and the arguments reaches the page, so the
 * function uses nothing else from its module. An argument may be such a function, too.
 *
 * Gatsby's Babel writes `?.` and `??` out at length, so the functions do without: each page's head has to carry them.
 */
export const callOf = <Arguments extends readonly unknown[]>(
  run: (...args: Arguments) => unknown,
  ...args: Arguments
): string => {
  const sources = args.map((it) => (typeof it === "function" ? String(it) : literal(it)));
  return `(${run})(${sources})`;
};
