import { prepareRecipe } from "../../theme/prepareRecipe";

/**
 * A window's grips lie around it, mostly outside: what is in the window, its controls at the corner
 * and the scroll bar at its edge, must be pressed as before.
 */
export const resizeGripsRecipe = prepareRecipe({
  base: {
    "--grip": "calc({sizes.grip} * var(--scale))",
    "--corner": "calc({sizes.cornerGrip} * var(--scale))",
    // What of them lies inside.
    "--inside": "calc({sizes.gripInside} * var(--scale))",
    "--outside": "calc(var(--inside) - var(--grip))",
    "--corner-outside": "calc(var(--grip) - var(--corner))",
    "@media (pointer: coarse)": {
      "--grip": "{sizes.touchTarget}",
      "--corner": "{sizes.touchTarget}",
      "--corner-outside": "var(--outside)",
    },
    "& > *": { position: "absolute", zIndex: "1", touchAction: "none" },
    "& > :is([data-grip=n], [data-grip=s])": { insetInline: "0", height: "var(--grip)" },
    "& > :is([data-grip=e], [data-grip=w])": { insetBlock: "0", width: "var(--grip)" },
    "& > [data-grip=n]": { top: "var(--outside)", cursor: "ns-resize" },
    "& > [data-grip=s]": { bottom: "var(--outside)", cursor: "ns-resize" },
    "& > [data-grip=w]": { left: "var(--outside)", cursor: "ew-resize" },
    "& > [data-grip=e]": { right: "var(--outside)", cursor: "ew-resize" },
    "& > :is([data-grip=ne], [data-grip=se], [data-grip=sw], [data-grip=nw])": {
      width: "var(--corner)",
      height: "var(--corner)",
    },
    "& > :is([data-grip=nw], [data-grip=ne])": { top: "var(--corner-outside)" },
    "& > :is([data-grip=sw], [data-grip=se])": { bottom: "var(--corner-outside)" },
    "& > :is([data-grip=nw], [data-grip=sw])": { left: "var(--corner-outside)" },
    "& > :is([data-grip=ne], [data-grip=se])": { right: "var(--corner-outside)" },
    "& > :is([data-grip=nw], [data-grip=se])": { cursor: "nwse-resize" },
    "& > :is([data-grip=ne], [data-grip=sw])": { cursor: "nesw-resize" },
    // The pointer runs ahead of the edge and keeps its look; no frame below takes it away.
    "& > :active::after": { content: '""', position: "fixed", inset: "0" },
    "[data-collapsed] > &": { display: "none" },
    smDown: { display: "none" },
  },
});
