import { prepareRecipe } from "../../theme/prepareRecipe";

/** The owner's initials, in place of a photo. */
export const monogramRecipe = prepareRecipe({
  base: {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: "monogram",
    height: "monogram",
    borderRadius: "full",
    background: "bgSelected",
    color: "accent",
    fontSize: "lg",
    fontWeight: "semibold",
    letterSpacing: "wide",
  },
});
