/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PostsSection } from "../../../src/sections/posts/PostsSection";
import { READING_STYLES_ATTRIBUTE } from "../../../src/sections/readingStyles";
import { renderSection } from "../../support/renderSection";
import { layOutLongText, postPage, readingStylesheet } from "./support";

/** The stylesheet's request, answered. */
const settle = async (outcome: "load" | "error") => {
  const stylesheet = await waitFor(() => {
    const asked = readingStylesheet();
    if (!asked) throw new Error("The stylesheet has not been asked for.");
    return asked;
  });
  act(() => void fireEvent[outcome](stylesheet));
};

test("a post waits for its stylesheet; a failure names the file and can be tried again", async () => {
  layOutLongText();
  const failures = jest.fn();
  window.addEventListener("preload-error", failures);
  renderSection(PostsSection, { "/posts/": postPage(["amber harbour"], "amber harbour") });
  expect(screen.getByRole("progressbar", { name: "Loading the post" })).toBeVisible();
  expect(screen.queryByText("The body of amber harbour.")).not.toBeInTheDocument();

  await settle("error");
  const file = "Unable to preload CSS for /styles/reading.css";
  expect(await screen.findByText(file)).toBeVisible();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  expect(failures).toHaveBeenCalledTimes(1);

  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.queryByText(file)).not.toBeInTheDocument();
  await settle("load");
  expect(await screen.findByText("The body of amber harbour.")).toBeVisible();
});

test("a post's own page has it in its HTML, and asks for no file", async () => {
  const style = document.createElement("style");
  style.setAttribute(READING_STYLES_ATTRIBUTE, "reading");
  document.head.append(style);
  readingStylesheet()?.remove();
  await jest.isolateModulesAsync(async () => {
    const { readingStyles } = await import("../../../src/sections/readingStyles");
    expect(readingStyles.current()).toBeDefined();
    await readingStyles.load();
  });
  expect(readingStylesheet()).toBeNull();
  style.remove();
});

test("a text of Markdown asks besides for what only Markdown has", async () => {
  const style = document.createElement("style");
  style.setAttribute(READING_STYLES_ATTRIBUTE, "reading");
  document.head.append(style);
  await jest.isolateModulesAsync(async () => {
    const { markdownStyles } = await import("../../../src/sections/readingStyles");
    const loaded = markdownStyles.load();
    const links = [...document.querySelectorAll("link[rel=stylesheet]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/styles/markdown.css"]);
    for (const link of links) fireEvent.load(link);
    await loaded;
    expect(markdownStyles.current()).toBeDefined();
    for (const link of links) link.remove();
  });
  style.remove();
});
