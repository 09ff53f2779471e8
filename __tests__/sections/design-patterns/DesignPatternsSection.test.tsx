/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { readFileSync } from "node:fs";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DesignPatternsSection } from "../../../src/sections/design-patterns/DesignPatternsSection";
import { fontFamilies } from "../../support/fontFamilies";
import { renderSection } from "../../support/renderSection";
import { aShell } from "../../support/shell";

const FACTORY = "src/sections/design-patterns/controlFactory.tsx";

// The bundler colours the file's text; here the test does.
jest.mock("../../../src/sections/design-patterns/controlFactorySource", () => {
  const { readFileSync: read } = jest.requireActual<typeof import("node:fs")>("node:fs");
  const { colouredHtml } = jest.requireActual<
    typeof import("../../../src/build/markdown/html/code")
  >("../../../src/build/markdown/html/code");
  const source = read("src/sections/design-patterns/controlFactory.tsx", "utf8");
  return { controlFactoryHtml: colouredHtml(source, "tsx") };
});

const show = () =>
  renderSection(DesignPatternsSection, { "/": null }, aShell({ titles: ["Design Patterns"] }));
const family = (framework: string) =>
  within(screen.getByRole("group", { name: `controlFactoryFor("${framework}")` }));

test("has its headings in their order", () => {
  show();
  const headings = screen.getAllByRole("heading");
  expect(headings.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ["H3", "Design Patterns"],
    ["H4", "Creational Patterns"],
    ["H5", "Abstract Factory"],
  ]);
});

test.each([
  ["react", "React"],
  ["vue", "Vue"],
])("the %s family has a labelled input and a button that answers", async (framework, label) => {
  show();
  const input = family(framework).getByRole("textbox", { name: `${label} text` });
  expect(input).toHaveAttribute("placeholder", `${label} factory input`);

  const button = family(framework).getByRole("button", { name: `${label} button` });
  await userEvent.click(button);
  expect(family(framework).getByRole("status")).toHaveTextContent("Pressed.");
  await userEvent.type(input, "a kettle");
  await userEvent.click(button);
  expect(family(framework).getByRole("status")).toHaveTextContent(
    "Pressed, and the text is “a kettle”.",
  );
});

test("brings the font that its code is set in", () => {
  show();
  expect(fontFamilies()).toEqual(["Geist Mono Variable"]);
});

test("shows the factory's own file beside it, where the keyboard can scroll it", () => {
  show();
  const source = screen.getByRole("region", { name: "controlFactory.tsx" });
  expect(source.textContent).toBe(readFileSync(FACTORY, "utf8"));
  expect(source).toHaveAttribute("tabindex", "0");
  expect(within(source).getAllByText("return")[0]).toHaveClass("code-keyword");
});
