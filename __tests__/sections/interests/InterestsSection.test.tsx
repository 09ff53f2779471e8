/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import type { InterestGroup } from "../../../src/sections/interests/content";
import { InterestsSection } from "../../../src/sections/interests/InterestsSection";
import { renderSection } from "../../support/renderSection";

/** A part of the section, by its heading. */
const partUnder = (name: string): HTMLElement => {
  const part = screen.getByRole("heading", { name }).closest("section");
  if (part === null) throw new Error(`There is no part ${name}.`);
  return part;
};

const show = (groups: readonly InterestGroup[]) =>
  renderSection(InterestsSection, { "/": { interests: { nodes: groups } } });

const trees: InterestGroup = {
  heading: "Trees",
  topics: [
    { name: "Oak", level: 92, seniority: "Senior" },
    { name: "Elm", level: 45, seniority: "Intermediate" },
    { name: "Ash", level: 0, seniority: "Beginner" },
  ],
};

test("a group tells each topic's name, seniority and level, in figures and as a bar", () => {
  show([trees]);
  const group = within(partUnder("Trees"));
  const rows = group.getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "OakSenior92 of 100",
    "ElmIntermediate45 of 100",
    "AshBeginner0 of 100",
  ]);
  // For the eye: the level is told once.
  expect(group.queryByRole("progressbar")).toBeNull();
  const bar = rows[1]?.querySelector<HTMLElement>("[data-variant]");
  expect(bar?.style.getPropertyValue("--value")).toBe("0.45");
});

test("a group's chart has a dot for each topic, at its level, and says the same in words", () => {
  show([trees]);
  const chart = screen.getByRole("img", { name: "Levels in Trees" });
  const dots = [...chart.querySelectorAll("svg")];
  expect(dots.map((dot) => dot.getAttribute("x"))).toEqual(["92%", "45%", "0%"]);
  expect(dots[0]).toHaveTextContent("Oak: 92");
  screen.getByText("From 0 (Ash) to 92 (Oak), half of them at 45 or higher.");
});

test("a chart compares: a single topic has none", () => {
  show([{ heading: "Alone", topics: trees.topics.slice(0, 1) }]);
  expect(screen.getByText("92 of 100")).toBeVisible();
  expect(screen.queryByRole("img")).toBeNull();
});

test("topics may be called alike", () => {
  const complaint = jest.spyOn(console, "error");
  const [oak] = trees.topics;
  show([{ heading: "Twins", topics: oak ? [oak, { ...oak, level: 10 }] : [] }]);
  expect(screen.getAllByText("Oak", { selector: "span" })).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
});

test("a group without topics is left out; without any group there is a sentence", () => {
  show([{ heading: "Shrubs", topics: [] }]);
  expect(screen.queryByText("Shrubs")).toBeNull();
  screen.getByText("No interests have been added yet.");
});
