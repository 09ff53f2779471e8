import { styled } from "../../theme/styled";
import { GRIP_ATTRIBUTE } from "../windowElement";
import { GRIPS } from "./grips";
import { resizeGripsRecipe } from "./resizeGrips.recipe";

const Grips = styled("div", resizeGripsRecipe);

/** The edges and corners that a window is resized by. The window's menu does the same for other hands. */
export const ResizeGrips = ({ onDoublePress }: { onDoublePress: () => void }) => (
  <Grips aria-hidden onDoubleClick={onDoublePress}>
    {Object.keys(GRIPS).map((name) => (
      <div key={name} {...{ [GRIP_ATTRIBUTE]: name }} />
    ))}
  </Grips>
);
