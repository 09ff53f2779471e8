import { colourProperty } from "./colourProperty";
import { prepareGlobal } from "./prepareRecipe";

/** Where more contrast is wanted, each of these gives way to what is told apart more easily. It comes with the scripts. */
const stronger: Record<`--${string}`, string> = {
  [colourProperty("fgMuted")]: "{colors.fg}",
  [colourProperty("fgSubtle")]: "{colors.fg}",
  [colourProperty("controlMinimize")]: "{colors.fg}",
  [colourProperty("border")]: "{colors.borderStrong}",
};

export const moreContrastRecipe = prepareGlobal({
  // Above what both themes say.
  "html:is(.light, .dark)": { "@media (prefers-contrast: more)": stronger },
});
