import { prepareRecipe } from "../prepareRecipe";

export const notFoundRecipe = prepareRecipe({
  base: {
    minHeight: "100dvh",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "4",
    paddingBlock: "calc({sizes.topBar} + {spacing.8}) {spacing.8}",
    paddingInline: "6",
    textAlign: "center",
    background: "radial-gradient(circle at 50% 30%, {colors.bgRaised}, {colors.bgDesktop} 70%)",
    "& > svg": {
      width: "min(42vw, {sizes.notFoundPicture})",
      height: "auto",
      animation: "turn {durations.turn} linear infinite",
      // Not only quick, as other motion then is: still.
      "@media (prefers-reduced-motion: reduce)": { animation: "none" },
    },
    "& h2": { fontSize: "2xl", letterSpacing: "tight", textWrap: "balance" },
    "& p": { color: "fgMuted", maxWidth: "measure", textWrap: "pretty" },
  },
});
