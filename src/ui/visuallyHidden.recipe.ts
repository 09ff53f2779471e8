import { prepareRecipe } from "../theme/prepareRecipe";

/** Heard but not seen. Its nearest positioned ancestor should be close by: it takes a pixel there. */
export const visuallyHiddenRecipe = prepareRecipe({ base: { srOnly: true } });
