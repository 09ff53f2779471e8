import { withPrefix } from "gatsby";
import { alreadyLoaded } from "../lib/alreadyLoaded";
import { loadStylesheet, type OnDemand, onDemand } from "../lib/onDemand";

/** On the style element in the HTML of a post's own page, which has the stylesheet in it. */
export const READING_STYLES_ATTRIBUTE = "data-reading-styles";

const isInHtml = (): boolean =>
  typeof document === "undefined" ||
  document.querySelector(`style[${READING_STYLES_ATTRIBUTE}]`) !== null;

/** The typography of long texts, which nothing but the reading view needs. */
export const readingStyles: OnDemand<void> = isInHtml()
  ? alreadyLoaded(undefined)
  : onDemand(() => loadStylesheet(withPrefix("/styles/reading.css")));
