/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { MissionSection } from "../../../../../src/apps/about-me/sections/mission/MissionSection";
import { missionAtom } from "../../../../../src/content/mission";
import { renderSection } from "../../../../support/renderSection";

const show = (paragraphs: string[]) =>
  renderSection(<MissionSection />, ({ set }) => set(missionAtom, { heading: "Care", paragraphs }));

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
