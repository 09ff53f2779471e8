import { prepareRecipe } from "../theme/prepareRecipe";
import { startSide } from "../words/locale.words";

/** The movement goes to the right by itself. */
const [onward, back] = startSide === "left" ? ["normal", "reverse"] : ["reverse", "normal"];

/** `--value` and `--buffer` go from 0 to 1. */
export const progressBarRecipe = prepareRecipe({
  keyframes: {
    "progress-pass": { from: { translate: "-250% 0" }, to: { translate: "250% 0" } },
  },
  base: {
    position: "relative",
    flex: "none",
    width: "100%",
    height: "progress",
    overflow: "hidden",
    borderRadius: "full",
    background: "bgPressed",
    "& > span": {
      position: "absolute",
      inset: "0",
      borderRadius: "full",
      background: "accent",
      transformOrigin: startSide,
    },
    "& > [data-part=value]": {
      transform: "scaleX(var(--value))",
      transition: "transform {durations.base} {easings.out}",
    },
    "& > [data-part=buffer]": {
      background: "accentMuted",
      transform: "scaleX(var(--buffer))",
      transition: "transform {durations.base} {easings.out}",
    },
    // Without motion these two stand still as a bar in the middle: something goes on, nobody knows how far.
    "&:is([data-variant=indeterminate], [data-variant=query]) > [data-part=value]": {
      insetInline: "30%",
      transform: "none",
      animation: `progress-pass {durations.pass} {easings.inOut} infinite ${onward}`,
    },
    "&[data-variant=query] > [data-part=value]": { animationDirection: back },
    "@media (forced-colors: active)": {
      outline: "1px solid CanvasText",
      background: "Canvas",
      "& > [data-part=value]": { background: "Highlight" },
      "& > [data-part=buffer]": { background: "GrayText" },
    },
  },
});
