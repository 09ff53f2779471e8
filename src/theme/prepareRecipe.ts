import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { type CSSObject, css } from "@emotion/react";
import { withLateColours } from "./lateColours";
import { withLiteralTokens } from "./literalTokens";
import { system } from "./system";

/**
 * So much of the name that Emotion makes is enough to tell the recipes apart (a test looks): it stands in a page's HTML two
 * hundred times.
 */
const NAME_LENGTH = 4;

/** Finished styles: CSS text with the class name that Emotion gives it. */
export interface PreparedRecipe {
  readonly name: string;
  readonly styles: string;
}

/** By name; each name belongs to one recipe. */
type Keyframes = Readonly<Record<string, Readonly<Record<string, SystemStyleObject>>>>;

interface Recipe {
  base: SystemStyleObject;
  keyframes?: Keyframes;
}

/** As they are: Chakra would take them apart. */
const keyframesOf = (keyframes: Keyframes = {}): CSSObject =>
  Object.fromEntries(
    Object.entries(keyframes).map(([name, steps]) => [`@keyframes ${name}`, steps as CSSObject]),
  );

const prepare = (all: CSSObject): PreparedRecipe => {
  const { name, styles } = css(all);
  return { name: name.slice(0, NAME_LENGTH), styles: withLiteralTokens(withLateColours(styles)) };
};

/**
 * Turns a recipe's tokens, conditions and nesting into CSS, with our Chakra system. A build does
 * this while it bundles (see `src/build/gatsby/finishedLoader.cjs`): done in the browser it took a
 * third of the script time before the page could be used, and 25 KB more gzipped JavaScript.
 */
export const prepareRecipe = ({ base, keyframes }: Recipe): PreparedRecipe =>
  prepare({ ...keyframesOf(keyframes), ...system.css(base) });

/** The same for what applies to the page: styles by selector. */
export const prepareGlobal = (
  bySelector: Readonly<Record<string, SystemStyleObject>>,
  keyframes?: Keyframes,
): PreparedRecipe =>
  prepare({
    ...keyframesOf(keyframes),
    ...Object.fromEntries(
      Object.entries(bySelector).map(([selector, style]) => [selector, system.css(style)]),
    ),
  });
