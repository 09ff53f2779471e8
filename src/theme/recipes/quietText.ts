import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Heard but not seen. Its nearest positioned ancestor should be close by: it takes a pixel there. */
export const quietTextRecipe = defineRecipe({ base: { srOnly: true } });
