/** @jest-environment jsdom */
import { MarkdownText } from "../../src/sections/MarkdownText";
import { fontFamilies } from "../support/fontFamilies";
import { renderOnDesktop } from "../support/renderDesktop";

test.each([
  ["brings the font of code where it has some", "<p>Type <code>ls</code>.</p>", 1],
  ["does without where it has none", "<p>Type it.</p>", 0],
])("a text in Markdown %s", (_, html, count) => {
  renderOnDesktop(<MarkdownText html={html} language={null} />, []);
  expect(fontFamilies()).toEqual(Array(count).fill("Geist Mono Variable"));
});
