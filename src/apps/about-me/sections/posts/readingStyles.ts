import { withPrefix } from "gatsby";
import { loadStylesheet, onDemand } from "../../../../lib/onDemand";

/** The typography of long texts, which nothing but the reading view needs. */
export const readingStyles = onDemand(() => loadStylesheet(withPrefix("/styles/reading.css")));
