import { sections } from "../sections/registry";

/** Names the section of a page in its HTML, on the body. */
export const SECTION_ATTRIBUTE = "data-section";

/** Loads the section's code; Gatsby asks for it only when the page's data have arrived. A failure comes up again then. */
export const fetchFirstSection = (): void => {
  const section = document.body.getAttribute(SECTION_ATTRIBUTE) ?? "";
  sections[section]?.().catch(() => {});
};
