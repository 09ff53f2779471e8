import { styled } from "../../../theme/styled";
import grain from "./grain.png";
import { grainRecipe } from "./grain.recipe";

const Layer = styled("div", grainRecipe);

/** A film's grain over what it stands in, so that smooth shadows show no bands: see `scripts/wallpapers/grain.py`. */
export const Grain = () => (
  <Layer aria-hidden data-grain="" style={{ backgroundImage: `url("${grain}")` }} />
);
