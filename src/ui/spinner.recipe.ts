import { prepareRecipe } from "../theme/prepareRecipe";

/** Fills the room it is given with a turning ring in its middle. */
export const spinnerRecipe = prepareRecipe({
  keyframes: {
    appear: { from: { opacity: "0", visibility: "hidden" } },
    turn: { to: { rotate: "1turn" } },
  },
  base: {
    flex: "1",
    display: "grid",
    placeItems: "center",
    padding: "6",
    animation: "appear {durations.base} {easings.out} {durations.patience} backwards",
    "& svg": {
      width: "spinner",
      height: "spinner",
      fill: "none",
      strokeWidth: "2.5",
      strokeLinecap: "round",
      animation: "turn {durations.spin} linear infinite",
    },
    "& circle": { stroke: "bgPressed" },
    "& circle:last-child": { stroke: "accent" },
    "@media (forced-colors: active)": {
      "& circle": { stroke: "GrayText" },
      "& circle:last-child": { stroke: "Highlight" },
    },
  },
});
