/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PostsSection } from "../../../../../src/apps/about-me/sections/posts/PostsSection";
import { postsClient } from "../../../../../src/apps/about-me/sections/posts/postsClient";
import { postsAtom } from "../../../../../src/content/posts";
import { renderSection } from "../../../../support/renderSection";
import { aPost, layOutLongText, readingStylesheet, servePosts } from "./support";

const NAMES = ["amber harbour", "birch lantern", "cobalt meadow"];

let fetched: ReturnType<typeof servePosts>;
beforeEach(() => {
  layOutLongText();
  fetched = servePosts(NAMES);
  postsClient.clear();
});
afterEach(() => jest.useRealTimers());

/** The section with these posts, the first one chosen as the slice does it by default. */
const show = (names: readonly string[] = NAMES) => {
  const shown = renderSection(<PostsSection />, ({ set }) =>
    set(postsAtom, { names, postName: names[0] ?? null }),
  );
  const stylesheet = readingStylesheet();
  if (stylesheet) act(() => void fireEvent.load(stylesheet));
  return shown;
};

const reading = () => screen.getByRole("region");
// jsdom knows no container queries: to it the section is narrow, and the list folded.
const option = (name: string) => screen.getByRole("option", { name, hidden: true });
const text = (part: string, name: string) => screen.findByText(`The ${part} of ${name}.`);
const scrollTo = async (scrollTop: number) => {
  reading().scrollTop = scrollTop;
  fireEvent.scroll(reading());
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};
const progress = () => screen.getByRole("progressbar", { name: "Reading progress" });

describe("the post that is read", () => {
  test("is the first one, with its introduction, body and conclusion", async () => {
    show();
    for (const part of ["introduction", "body", "conclusion"]) {
      expect(await text(part, "amber harbour")).toBeVisible();
    }
    expect(reading()).toHaveAccessibleName("amber harbour");
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "Posts",
      "amber harbour",
      "Introduction",
      "Body",
      "Conclusion",
    ]);
    expect(option("amber harbour")).toHaveAttribute("aria-selected", "true");
  });

  test("is asked for while a bar says so, and comes once", async () => {
    let answer = () => {};
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () =>
            resolve({ ok: true, json: async () => aPost("amber harbour") } as Response);
        }),
    );
    show();
    expect(screen.getByRole("progressbar", { name: "Loading the post" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "amber harbour" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Body" })).not.toBeInTheDocument();

    await act(async () => answer());
    await screen.findByRole("heading", { name: "Body" });
    expect(screen.queryByRole("progressbar", { name: "Loading the post" })).not.toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("changes with a click in the list; only what is read is fetched", async () => {
    show();
    await text("body", "amber harbour");
    await userEvent.click(option("cobalt meadow"));
    expect(await text("body", "cobalt meadow")).toBeVisible();
    expect(screen.queryByText("The body of amber harbour.")).not.toBeInTheDocument();
    expect(option("cobalt meadow")).toHaveAttribute("aria-selected", "true");
    expect(option("amber harbour")).toHaveAttribute("aria-selected", "false");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("is followed by the next one, and the last one by none", async () => {
    show();
    await userEvent.click(await screen.findByRole("button", { name: "Next post birch lantern" }));
    expect(await text("body", "birch lantern")).toBeVisible();
    expect(reading()).toHaveFocus();
    await userEvent.click(await screen.findByRole("button", { name: /^Next post/ }));
    expect(await text("body", "cobalt meadow")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Next post/ })).not.toBeInTheDocument();
  });
});

describe("a post that cannot be fetched", () => {
  test.each([
    ["the server says no", async () => ({ ok: false, status: 500 }) as Response],
    ["there is no network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is not tried again by itself when %s, but by its reader", async (_case, fail) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    fetched.mockImplementationOnce(fail);
    show();
    expect(await screen.findByText("This post could not be loaded.")).toBeVisible();
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    // The library's own retries would come after 1, 2 and 4 seconds.
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(fetched).toHaveBeenCalledTimes(1);

    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await text("body", "amber harbour")).toBeVisible();
    expect(screen.queryByText("This post could not be loaded.")).not.toBeInTheDocument();
    expect(reading()).toHaveFocus();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("says so also when the browser believes to be offline", async () => {
    show();
    await text("body", "amber harbour");
    fireEvent.offline(window);
    fetched.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")));
    await userEvent.click(option("birch lantern"));
    expect(await screen.findByText("This post could not be loaded.")).toBeVisible();
    fireEvent.online(window);
  });
});

test("only automatic retries are switched off, and only for queries", () => {
  expect(postsClient.getDefaultOptions()).toEqual({ queries: { retry: false } });
});

describe("the progress bar", () => {
  test("shows how far one has read, and how far one has been", async () => {
    show(["amber harbour"]);
    await text("body", "amber harbour");
    await scrollTo(800);
    expect(progress()).toHaveAttribute("aria-valuenow", "80");
    expect(progress()).toHaveAttribute("aria-valuetext", "80% read");
    await scrollTo(300);
    expect(progress()).toHaveAttribute("aria-valuenow", "30");
    expect(progress()).toHaveAttribute("aria-valuetext", "30% read, 80% seen before");
  });

  test("is each post's own, and a post is opened again where it was left", async () => {
    show(["birch lantern", "cobalt meadow"]);
    await text("body", "birch lantern");
    await scrollTo(600);
    await scrollTo(500);
    await userEvent.click(option("cobalt meadow"));
    await text("body", "cobalt meadow");
    expect(progress()).toHaveAttribute("aria-valuetext", "0% read");
    expect(reading().scrollTop).toBe(0);

    await userEvent.click(option("birch lantern"));
    await text("body", "birch lantern");
    expect(reading().scrollTop).toBe(500);
    expect(progress()).toHaveAttribute("aria-valuetext", "50% read, 60% seen before");
  });
});

describe("the list", () => {
  test("is one stop for the Tab key, at the post that is read", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "All 3 posts" }));
    const options = within(screen.getByRole("listbox", { name: "Posts" })).getAllByRole("option");
    expect(options.map(({ textContent, tabIndex }) => [textContent, tabIndex])).toEqual([
      ["amber harbour", 0],
      ["birch lantern", -1],
      ["cobalt meadow", -1],
    ]);
  });

  test("arrow keys, Home, End and letters move; Enter and the space bar choose", async () => {
    const user = userEvent.setup();
    show();
    act(() => option("amber harbour").focus());
    await user.keyboard("{ArrowDown}");
    expect(option("birch lantern")).toHaveFocus();
    expect(option("amber harbour")).toHaveAttribute("aria-selected", "true");
    await user.keyboard("{Enter}");
    expect(await text("body", "birch lantern")).toBeVisible();

    await user.keyboard("{End}");
    expect(option("cobalt meadow")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(option("cobalt meadow")).toHaveFocus();
    await user.keyboard(" ");
    expect(await text("body", "cobalt meadow")).toBeVisible();

    await user.keyboard("{Home}");
    expect(option("amber harbour")).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(option("amber harbour")).toHaveFocus();
    await user.keyboard("b");
    expect(option("birch lantern")).toHaveFocus();
  });

  test("unfolds and folds where it stands above the post", async () => {
    show();
    const toggle = screen.getByRole("button", { name: "All 3 posts" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(screen.getByRole("option", { name: "birch lantern" }));
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
    expect(await text("body", "birch lantern")).toBeVisible();
  });

  test("says when there are no posts, and asks for none", () => {
    show([]);
    expect(screen.getByText("There are no posts yet.")).toBeVisible();
    expect(screen.queryByRole("listbox", { hidden: true })).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});
