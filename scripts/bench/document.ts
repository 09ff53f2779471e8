/** A part of `docs/bench.md` below a heading of the second level. */
export interface Section {
  heading: string;
  body: string;
}

const HEADING = "## ";

const parse = (document: string): { head: string; sections: Section[] } => {
  const [head = "", ...parts] = document.split(/^## /m);
  const sections = parts.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    return { heading, body: lines.join("\n").trim() };
  });
  return { head: head.trim(), sections };
};

/**
 * Puts a section in the place of the one with the same heading, or at the end; the others stay. So a part that takes long
 * to measure keeps its last result.
 */
export const withSection = (document: string, section: Section): string => {
  const { head, sections } = parse(document);
  const isKnown = sections.some(({ heading }) => heading === section.heading);
  const next = isKnown
    ? sections.map((other) => (other.heading === section.heading ? section : other))
    : [...sections, section];
  const texts = next.map(({ heading, body }) => `${HEADING}${heading}\n\n${body.trim()}\n`);
  return `${[`${head}\n`, ...texts].join("\n")}`;
};
