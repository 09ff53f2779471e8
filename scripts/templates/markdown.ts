/** A Markdown file: its front matter, whose values JSON and YAML write alike, and its paragraphs. */
export const markdownFile = (
  front: Readonly<Record<string, unknown>>,
  paragraphs: readonly string[],
): string => {
  const lines = Object.entries(front).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `${["---", ...lines, "---", "", paragraphs.join("\n\n")].join("\n")}\n`;
};
