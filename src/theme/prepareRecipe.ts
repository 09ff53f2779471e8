import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { css } from "@emotion/react";
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

/**
 * Turns a recipe's tokens, conditions and nesting into CSS, with our Chakra system. A build does
 * this while it bundles (see `src/build/gatsby/finishedLoader.cjs`): done in the browser it took a
 * third of the script time before the page could be used, and 25 KB more gzipped JavaScript.
 */
export const prepareRecipe = ({ base }: { base: SystemStyleObject }): PreparedRecipe => {
  const { name, styles } = css(system.css(base));
  return { name: name.slice(0, NAME_LENGTH), styles: withLiteralTokens(withLateColours(styles)) };
};
