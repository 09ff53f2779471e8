import { styled } from "../../theme/styled";
import { snapGhostRecipe } from "./snapGhost.recipe";

const Ghost = styled("div", snapGhostRecipe);

export const GHOST_PART = "snap-ghost";

/** Shows, below a dragged window, what it would fill; `createSnapping` puts it there. */
export const SnapGhost = () => <Ghost data-part={GHOST_PART} hidden />;
