/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type * as ShellModule from "../../src/content/shell";
import { aShell } from "../support/shell";

const answer = jest.fn();
jest.mock("gatsby", () => ({ graphql: () => undefined, useStaticQuery: () => answer() }));

/** What is bundled while the site is developed. */
const inDevelop = (): typeof ShellModule => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: "development" });
  try {
    return require("../../src/content/shell");
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
};

const { ShellProvider, useSite } = inDevelop();

const Title = () => <p>{useSite().title}</p>;

const page = () => (
  <ShellProvider>
    <Title />
  </ShellProvider>
);

const answerWith = (title: string) => answer.mockReturnValue(aShell({ site: { title } }));
const fail = () =>
  answer.mockImplementation(() => {
    throw new Error("The result of this StaticQuery could not be fetched.");
  });

test("an answer that fails amid a change leaves the page as it was, until there is one again", () => {
  answerWith("Ada");
  const { rerender } = render(page());
  fail();
  rerender(page());
  expect(screen.getByText("Ada")).toBeDefined();
  answerWith("Grace");
  rerender(page());
  expect(screen.getByText("Grace")).toBeDefined();
});

test("without any answer it says so", () => {
  fail();
  const complaints = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(page())).toThrow("could not be fetched");
  complaints.mockRestore();
});
