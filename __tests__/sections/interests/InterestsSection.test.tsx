/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen, within } from "@testing-library/react";
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

test("a group tells each topic's name, level and seniority, the highest level first", () => {
  show([{ ...trees, topics: [...trees.topics].reverse() }]);
  const group = within(partUnder("Trees"));
  const rows = group.getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Oak92Senior",
    "Elm45Intermediate",
    "Ash0Beginner",
  ]);
  // For the eye: the level is told once.
  expect(group.queryByRole("progressbar")).toBeNull();
  const bar = rows[1]?.querySelector<HTMLElement>("[data-variant]");
  expect(bar?.style.getPropertyValue("--value")).toBe("0.45");
});

const picture = () => screen.getByRole("img", { name: "All levels, from 0 to 100" });
const dotOf = (name: string) => within(picture()).getByText(name).parentElement;

test("one picture has a dot for each topic of all groups, at its level, in its group's colour", () => {
  const shrubs: InterestGroup = {
    heading: "Shrubs",
    topics: [{ name: "Box", level: 30, seniority: "Senior" }],
  };
  show([trees, shrubs]);
  const places = ["Oak: 92", "Elm: 45", "Ash: 0", "Box: 30"].map((name) => [
    dotOf(name)?.style.getPropertyValue("--level"),
    dotOf(name)?.getAttribute("data-tone"),
  ]);
  expect(places).toEqual([
    ["92", "0"],
    ["45", "0"],
    ["0", "0"],
    ["30", "1"],
  ]);
});

test("the picture names the extremes", () => {
  show([trees]);
  within(picture()).getByText("Oak 92");
  within(picture()).getByText("Ash 0");
  expect(within(picture()).queryByText("Elm 45")).toBeNull();
});

test("a dot under the pointer lights its row, and a row its dot", () => {
  show([trees]);
  const row = (name: string) => screen.getByText(name, { selector: "li > *" }).closest("li");
  fireEvent.pointerOver(screen.getByText("Elm: 45"));
  expect(row("Elm")).toHaveAttribute("data-lit");
  expect(row("Oak")).not.toHaveAttribute("data-lit");
  fireEvent.pointerOver(screen.getByText("Oak", { selector: "li > *" }));
  expect(dotOf("Oak: 92")).toHaveAttribute("data-lit");
  expect(row("Elm")).not.toHaveAttribute("data-lit");
  fireEvent.pointerOver(screen.getByRole("heading", { level: 3 }));
  expect(dotOf("Oak: 92")).not.toHaveAttribute("data-lit");
});

test("a chart compares: a single topic has none", () => {
  show([{ heading: "Alone", topics: trees.topics.slice(0, 1) }]);
  expect(screen.getByText("92")).toBeVisible();
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
