import { prepareRecipe } from "../theme/prepareRecipe";

export const notFoundRecipe = prepareRecipe({
  keyframes: { "turn-once": { to: { rotate: "1turn" } } },
  base: {
    minHeight: "100dvh",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "calc({spacing.4} * var(--scale))",
    // In the middle, but not by `justifyContent`: what has arrived must not move for what follows.
    paddingBlock:
      "max({sizes.topBar} + {spacing.8}, 50dvh - {sizes.notFoundMessage} * var(--scale) / 2) {spacing.8}",
    paddingInline: "6",
    textAlign: "center",
    background: "radial-gradient(circle at 50% 30%, {colors.bgRaised}, {colors.bgDesktop} 70%)",
    // Above the ground, below what stands on it.
    position: "relative",
    isolation: "isolate",
    "& > [data-grain]": { zIndex: "-1" },
    "& > :not([data-grain])": { zoom: "var(--scale)" },
    "& > button": { borderRadius: "full" },
    "& > button svg": {
      display: "block",
      width: "min(42vw, {sizes.notFoundPicture})",
      height: "auto",
      animation: "turn-once {durations.turn} {easings.out}",
      // Not only quick, as other motion then is: still.
      "@media (prefers-reduced-motion: reduce)": { animation: "none" },
    },
    "& h2": { fontSize: "2xl", letterSpacing: "tight", textWrap: "balance" },
    "& p": { color: "fgMuted", maxWidth: "measure", textWrap: "pretty" },
    // The address has a line of its own, as words and as a link.
    "& p > *": { display: "block", width: "fit-content", marginInline: "auto" },
  },
});
