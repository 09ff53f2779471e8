/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PostsSection } from "../../../../../src/apps/about-me/sections/posts/PostsSection";
import { postsAtom } from "../../../../../src/content/posts";
import { renderSection } from "../../../../support/renderSection";
import { layOutLongText, readingStylesheet, servePosts } from "./support";

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
  servePosts(["amber harbour"]);
  const failures = jest.fn();
  window.addEventListener("preload-error", failures);
  renderSection(<PostsSection />, ({ set }) =>
    set(postsAtom, { names: ["amber harbour"], postName: "amber harbour" }),
  );
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
