import type { SystemConfig } from "@chakra-ui/react/styled-system";
import type { semanticTokens, tokens } from "./tokens";

type Utilities = NonNullable<SystemConfig["utilities"]>;
type Scale = keyof typeof tokens | keyof typeof semanticTokens;

const scaleOf = (values: Scale, properties: readonly string[]) =>
  Object.fromEntries(properties.map((property) => [property, { values }]));

const SIDES = ["Top", "Right", "Bottom", "Left", "Inline", "InlineStart", "InlineEnd", "Block"];
const onEverySide = (property: string) => [property, ...SIDES.map((side) => property + side)];

/**
 * Which of our scales each CSS property takes its values from; what is not here takes its value as
 * written. (Chakra's own table is in the one object `defaultBaseConfig`, with every condition and
 * shorthand that it knows: 7 KB more gzipped JavaScript on arrival.)
 */
export const utilities: Utilities = {
  ...scaleOf("colors", [
    "color",
    "background",
    "backgroundColor",
    "borderColor",
    "borderTopColor",
    "borderBottomColor",
    "outlineColor",
    "accentColor",
    "caretColor",
    "fill",
    "stroke",
    "stopColor",
    "textDecorationColor",
  ]),
  ...scaleOf("spacing", [
    ...onEverySide("padding"),
    ...onEverySide("margin"),
    ...onEverySide("inset"),
    ...onEverySide("scrollPadding"),
    ...onEverySide("scrollMargin"),
    "top",
    "right",
    "bottom",
    "left",
    "gap",
    "rowGap",
    "columnGap",
    "paddingBlockStart",
    "paddingBlockEnd",
    "textIndent",
  ]),
  ...scaleOf("sizes", [
    "width",
    "height",
    "minWidth",
    "minHeight",
    "maxWidth",
    "maxHeight",
    "flexBasis",
    "blockSize",
    "inlineSize",
  ]),
  ...scaleOf("borders", onEverySide("border")),
  ...scaleOf("radii", ["borderRadius"]),
  ...scaleOf("shadows", ["boxShadow"]),
  ...scaleOf("zIndex", ["zIndex"]),
  ...scaleOf("fonts", ["fontFamily"]),
  ...scaleOf("fontSizes", ["fontSize"]),
  ...scaleOf("fontWeights", ["fontWeight"]),
  ...scaleOf("lineHeights", ["lineHeight"]),
  ...scaleOf("letterSpacings", ["letterSpacing"]),
  ...scaleOf("durations", ["animationDuration", "transitionDuration", "transitionDelay"]),
  ...scaleOf("easings", ["animationTimingFunction", "transitionTimingFunction"]),
  /** Ends text with an ellipsis after so many lines. */
  lineClamp: {
    transform: (lines: number) => ({
      display: "-webkit-box",
      overflow: "hidden",
      textOverflow: "ellipsis",
      WebkitLineClamp: lines,
      WebkitBoxOrient: "vertical",
      textWrap: "wrap",
    }),
  },
  /** Out of sight, but there for screen readers. */
  srOnly: {
    transform: () => ({
      position: "absolute",
      width: "1px",
      height: "1px",
      margin: "-1px",
      padding: "0",
      border: "0",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    }),
  },
};
