/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { MissionSection } from "../../../src/sections/mission/MissionSection";
import { renderSection } from "../../support/renderSection";
import { aShell } from "../../support/shell";

const show = (paragraphs: string[]) =>
  renderSection(
    MissionSection,
    { "/mission/": { mission: { heading: "Care", paragraphs } } },
    aShell({ titles: ["General", "Mission"] }),
  );

test("a heading and its paragraphs in order", () => {
  const { container } = show(["One.", "Two.", "One."]);
  expect(screen.getByRole("heading", { name: "Care" })).toBeInTheDocument();
  expect([...container.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "One.",
    "Two.",
    "One.",
  ]);
});

test("no paragraphs: the heading alone", () => {
  const { container } = show([]);
  expect(container).toHaveTextContent(/^Care$/);
});

test("an owner who wrote nothing: nothing", () => {
  const { container } = renderSection(MissionSection, { "/": { mission: null } });
  expect(container).toBeEmptyDOMElement();
});
