/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { scrollMemory } from "../../../src/lib/scrollMemory";
import { PostsSection } from "../../../src/sections/posts/PostsSection";
import { renderSection } from "../../support/renderSection";
import {
  aPost,
  layOutLongText,
  pageData,
  postPage,
  readingStylesheet,
  servePosts,
} from "./support";

// A failure asks whether the site has been deployed anew: not what these tests are about.
jest.mock("../../../src/lib/newVersion", () => ({ isNewVersionOut: async () => false }));

const NAMES = ["amber harbour", "birch lantern", "cobalt meadow"];

let fetched: ReturnType<typeof servePosts>;
beforeEach(() => {
  layOutLongText();
  scrollMemory.forget();
  fetched = servePosts(NAMES);
});
afterEach(() => jest.useRealTimers());

/** The section's own page, which shows the first of these posts. */
const show = (names: readonly string[] = NAMES) => {
  const shown = renderSection(PostsSection, { "/posts/": postPage(names, names[0]) });
  const stylesheet = readingStylesheet();
  if (stylesheet) act(() => void fireEvent.load(stylesheet));
  return shown;
};

const reading = () => screen.getByRole("region");
// jsdom knows no container queries: to it the section is narrow, and the list folded.
const list = () => within(screen.getByRole("list", { hidden: true }));
const link = (name: string) => list().getByRole<HTMLAnchorElement>("link", { name, hidden: true });
const text = (part: string, name: string) => screen.findByText(`The ${part} of ${name}.`);
const scrollTo = async (scrollTop: number) => {
  reading().scrollTop = scrollTop;
  fireEvent.scroll(reading());
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};
/** What the bar draws: how far one has read, and how far one has been, in percent. */
const progress = () => {
  const bar = document.querySelector<HTMLElement>("[data-variant=buffer]");
  return ["--value", "--buffer"].map((length) =>
    Math.round(Number(bar?.style.getPropertyValue(length)) * 100),
  );
};

test("a draft says that it is one, in the list and above its text; no other post does", async () => {
  const page = postPage(NAMES, NAMES[0]);
  const nodes = page.posts.nodes.map((post, index) => ({ ...post, isDraft: index === 0 }));
  renderSection(PostsSection, {
    "/posts/": { posts: { nodes }, post: aPost(NAMES[0] ?? "", { isDraft: true }) },
  });
  const stylesheet = readingStylesheet();
  if (stylesheet) act(() => void fireEvent.load(stylesheet));
  expect(link("amber harbour Draft")).toBeInTheDocument();
  expect(link("birch lantern")).toBeInTheDocument();
  expect(await within(reading()).findByText("Draft")).toBeInTheDocument();
  await userEvent.click(link("birch lantern"));
  await text("body", "birch lantern");
  expect(within(reading()).queryByText("Draft")).not.toBeInTheDocument();
});

test("a post in another language says so, and which way it is read; the site's own headings stay", async () => {
  const language = { lang: "he", dir: "rtl" };
  const page = postPage(["shalom"], "shalom");
  const [listed] = page.posts.nodes;
  renderSection(PostsSection, {
    "/posts/": {
      posts: { nodes: listed ? [{ ...listed, language }] : [] },
      post: aPost("shalom", { language }),
    },
  });
  const stylesheet = readingStylesheet();
  if (stylesheet) act(() => void fireEvent.load(stylesheet));
  const around = (element: Element) => {
    const marked = element.closest("[lang]");
    return [marked?.getAttribute("lang"), marked?.getAttribute("dir")];
  };
  expect(around(screen.getByRole("heading", { name: "shalom" }))).toEqual(["he", "rtl"]);
  expect(around(await text("body", "shalom"))).toEqual(["he", "rtl"]);
  expect(around(screen.getByRole("heading", { name: "Body" }))).toEqual(["en", "ltr"]);
});

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
    expect(link("amber harbour")).toHaveAttribute("aria-current", "page");
    expect(fetched).not.toHaveBeenCalled();
  });

  test("has parts that an address can end in", async () => {
    show();
    await text("body", "amber harbour");
    expect(document.getElementById("conclusion")).toHaveTextContent("Conclusion");
  });

  test("is asked for while a bar says so, under its name, and comes once", async () => {
    let answer = () => {};
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          const json = async () => pageData(NAMES, "birch lantern");
          answer = () => resolve({ ok: true, json } as Response);
        }),
    );
    const { addressBar } = show();
    await userEvent.click(link("birch lantern"));
    expect(screen.getByRole("progressbar", { name: "Loading the post" })).toBeVisible();
    expect(screen.getByRole("heading", { name: "birch lantern" })).toBeVisible();
    expect(link("birch lantern")).toHaveAttribute("aria-current", "page");
    expect(screen.queryByRole("heading", { name: "Body" })).not.toBeInTheDocument();
    expect(addressBar()).toBe("/posts/birch-lantern/");

    await act(async () => answer());
    expect(await text("body", "birch lantern")).toBeVisible();
    expect(screen.queryByRole("progressbar", { name: "Loading the post" })).not.toBeInTheDocument();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test("changes with a click in the list; only what is read is fetched, and once", async () => {
    show();
    await text("body", "amber harbour");
    await userEvent.click(link("cobalt meadow"));
    expect(await text("body", "cobalt meadow")).toBeVisible();
    expect(screen.queryByText("The body of amber harbour.")).not.toBeInTheDocument();
    expect(link("cobalt meadow")).toHaveAttribute("aria-current", "page");
    expect(link("amber harbour")).not.toHaveAttribute("aria-current");
    await userEvent.click(link("birch lantern"));
    await text("body", "birch lantern");
    await userEvent.click(link("cobalt meadow"));
    expect(screen.getByText("The body of cobalt meadow.")).toBeVisible();
    expect(fetched.mock.calls).toEqual([
      ["/page-data/posts/cobalt-meadow/page-data.json"],
      ["/page-data/posts/birch-lantern/page-data.json"],
    ]);
  });

  test("is followed by the next one, and the last one by none", async () => {
    show();
    const next = () => screen.findByRole("link", { name: /^Next post/ });
    expect(await next()).toHaveAccessibleName("Next post birch lantern");
    expect(await next()).toHaveAttribute("href", "/posts/birch-lantern/");
    await userEvent.click(await next());
    expect(await text("body", "birch lantern")).toBeVisible();
    expect(reading()).toHaveFocus();
    await userEvent.click(await next());
    expect(await text("body", "cobalt meadow")).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Next post/ })).not.toBeInTheDocument();
  });
});

describe("a post that cannot be fetched", () => {
  const MESSAGE = "This post could not be loaded.";

  test.each([
    ["the server says no", async () => ({ ok: false, status: 500 }) as Response],
    ["there is no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the answer is no page", async () => ({ ok: true, json: async () => ({}) }) as Response],
  ])("is not tried again by itself when %s, but by its reader", async (_case, fail) => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    fetched.mockImplementationOnce(fail);
    show();
    await user.click(link("birch lantern"));
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(fetched).toHaveBeenCalledTimes(1);

    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await text("body", "birch lantern")).toBeVisible();
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
    expect(reading()).toHaveFocus();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test("leaves the others in reach", async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")));
    show();
    await userEvent.click(link("birch lantern"));
    expect(await screen.findByText(MESSAGE)).toBeVisible();
    await userEvent.click(link("cobalt meadow"));
    expect(await text("body", "cobalt meadow")).toBeVisible();
    expect(screen.queryByText(MESSAGE)).not.toBeInTheDocument();
  });
});

describe("the progress bar", () => {
  test("shows how far one has read, and how far one has been", async () => {
    show(["amber harbour"]);
    await text("body", "amber harbour");
    await scrollTo(800);
    expect(progress()).toEqual([80, 80]);
    await scrollTo(300);
    expect(progress()).toEqual([30, 80]);
  });

  test("is each post's own, and a post is opened again where it was left", async () => {
    show(["birch lantern", "cobalt meadow"]);
    await text("body", "birch lantern");
    await scrollTo(600);
    await scrollTo(500);
    await userEvent.click(link("cobalt meadow"));
    await text("body", "cobalt meadow");
    expect(progress()).toEqual([0, 0]);
    expect(reading().scrollTop).toBe(0);

    await userEvent.click(link("birch lantern"));
    await text("body", "birch lantern");
    expect(reading().scrollTop).toBe(500);
    expect(progress()).toEqual([50, 60]);
  });
});

describe("the list", () => {
  test("is one stop for the Tab key, at the post that is read; each leads to its page", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "All 3 posts" }));
    screen.getByRole("list", { name: "Posts" });
    const links = list().getAllByRole<HTMLAnchorElement>("link");
    expect(
      links.map(({ textContent, pathname, tabIndex }) => [textContent, pathname, tabIndex]),
    ).toEqual([
      ["amber harbour", "/posts/amber-harbour/", 0],
      ["birch lantern", "/posts/birch-lantern/", -1],
      ["cobalt meadow", "/posts/cobalt-meadow/", -1],
    ]);
  });

  test("arrow keys, Home, End and letters move; Enter chooses", async () => {
    const user = userEvent.setup();
    show();
    act(() => link("amber harbour").focus());
    await user.keyboard("{ArrowDown}");
    expect(link("birch lantern")).toHaveFocus();
    expect(link("amber harbour")).toHaveAttribute("aria-current", "page");
    await user.keyboard("{Enter}");
    expect(await text("body", "birch lantern")).toBeVisible();

    await user.keyboard("{End}");
    expect(link("cobalt meadow")).toHaveFocus();
    await user.keyboard("{ArrowDown}");
    expect(link("cobalt meadow")).toHaveFocus();
    await user.keyboard("{Home}");
    expect(link("amber harbour")).toHaveFocus();
    await user.keyboard("{ArrowUp}");
    expect(link("amber harbour")).toHaveFocus();
    await user.keyboard("b");
    expect(link("birch lantern")).toHaveFocus();
  });

  test("unfolds and folds where it stands above the post", async () => {
    show();
    const toggle = screen.getByRole("button", { name: "All 3 posts" });
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("list", { name: "Posts" })).not.toBeInTheDocument();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(screen.getByRole("link", { name: "birch lantern" }));
    expect(toggle).toHaveAttribute("aria-expanded", "false");
    expect(screen.queryByRole("list", { name: "Posts" })).not.toBeInTheDocument();
    expect(toggle).toHaveFocus();
    expect(await text("body", "birch lantern")).toBeVisible();
  });

  test("says when there are no posts, and asks for none", () => {
    show([]);
    expect(screen.getByText("There are no posts yet.")).toBeVisible();
    expect(screen.queryByRole("list", { hidden: true })).not.toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });
});

test("feed readers are offered the posts, where there are any", () => {
  const { unmount } = show();
  expect(screen.getByRole("link", { name: "RSS feed" })).toHaveAttribute("href", "/rss.xml");
  unmount();
  show([]);
  expect(screen.queryByRole("link", { name: "RSS feed" })).not.toBeInTheDocument();
});

test("a post's own page shows that post", async () => {
  renderSection(PostsSection, {
    [aPost("cobalt meadow").address]: postPage(NAMES, "cobalt meadow"),
  });
  expect(await text("body", "cobalt meadow")).toBeVisible();
  expect(link("cobalt meadow")).toHaveAttribute("aria-current", "page");
});
