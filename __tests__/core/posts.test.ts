import { filled } from "../../src/words/filled";
import { words as siteWords } from "../../src/words/words";
import { holdRequests } from "../support/browser/holdRequests";
import { expectScrolledTo, scrollTo } from "../support/browser/scroll";
import { expect, test } from "../support/browser/test";
import { postNames, posts } from "../support/data";

const words = siteWords.posts;
const [first = "", second = ""] = postNames;

test("Posts lists all and shows the first from its introduction to its conclusion", async ({
  desktop,
}) => {
  await desktop.visit();
  const panel = await desktop.openSection("Posts");
  await expect(desktop.items("Posts")).toContainText([...postNames]);
  await desktop.expectItem("Posts", first);
  await expect(panel.getByText("3 min read").last()).toBeVisible();
  const text = panel.getByRole("article");
  await expect(text.getByRole("heading", { level: 5 })).toHaveText([
    words.introduction,
    words.body,
    words.conclusion,
  ]);
  const { introduction, body, conclusion } = posts[0] ?? {};
  const paragraphs = [introduction, body, conclusion].flatMap((part) => Object.values(part ?? {}));
  await expect(text.getByText(paragraphs.at(-1)?.content ?? "")).toBeAttached();
  for (const { content } of paragraphs) await expect(text).toContainText(content);
  await expect(panel.getByRole("link", { name: words.feed })).toHaveAttribute(
    "href",
    /\/rss\.xml$/,
  );
});

test("a printed post is black, whole and alone on the paper", { tag: "@chromium" }, async ({
  desktop,
  page,
}) => {
  await desktop.visit("/posts/");
  const article = desktop.panel("Posts").getByRole("article");
  await expect(article).toContainText(words.conclusion);
  const list = desktop.items("Posts").first();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const other of [desktop.topBar, desktop.dock, desktop.home.title, list])
    await expect(other).toBeHidden();
  await expect(article).toHaveBox({ x: 0 });
  await expect(article.getByRole("paragraph").last()).toHaveCSS("color", "rgb(0, 0, 0)");
  // Nothing around it cuts it off.
  await expect(desktop.panel("Posts").getByRole("region", { name: first })).toHaveCSS(
    "overflow",
    "visible",
  );
});

test("a chosen post is shown from its top", async ({ desktop }) => {
  await desktop.visit("/posts/");
  const panel = desktop.panel("Posts");
  await scrollTo(panel.getByRole("region", { name: first }), 150);
  await desktop.items("Posts").nth(1).click();
  await desktop.expectItem("Posts", second);
  await desktop.expectTitle(second);
  await expect(panel).toContainText(posts[1]?.introduction.paragraph1?.content ?? "");
  await expectScrolledTo(panel.getByRole("region", { name: second }), 0);
});

test("every post leads to the next one, and the last to none", async ({ desktop }) => {
  await desktop.visit("/posts/");
  const next = desktop.panel("Posts").getByRole("link", { name: words.next });
  for (const name of postNames.slice(1)) {
    await next.click();
    await desktop.expectItem("Posts", name);
  }
  await expect(desktop.panel("Posts")).toContainText(
    posts.at(-1)?.conclusion.paragraph4?.content ?? "",
  );
  await expect(next).toHaveCount(0);
});

test("in a narrow window the section begins with its list, which folds when a post is chosen", async ({
  desktop,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await desktop.visit("/posts/");
  const toggle = desktop
    .panel("Posts")
    .getByRole("button", { name: filled(words.all, { count: posts.length }) });
  const item = desktop.items("Posts").nth(1);
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await item.click();
  await desktop.expectTitle(second);
  await expect(item).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.reload();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(item).toBeHidden();
});

test("a post's text is fetched when it is chosen, with a progress bar while it is slow", async ({
  desktop,
  page,
}) => {
  await desktop.visit("/posts/");
  const panel = desktop.panel("Posts");
  const release = await holdRequests(page, "**/*");
  await desktop.items("Posts").nth(1).click();
  await expect(panel.getByRole("progressbar", { name: words.loading })).toBeVisible();
  release();
  await desktop.expectItem("Posts", second);
  await expect(panel).toContainText(posts[1]?.introduction.paragraph1?.content ?? "");
  await expect(panel.getByRole("progressbar", { name: words.loading })).toHaveCount(0);
});

test("a long post lists its headings, folded above the text or at its side, and marks the one that is read", async ({
  desktop,
  page,
}) => {
  const headings = ["one", "two", "three"].map((id) => ({ id, text: id, isLower: false }));
  const html = headings
    .map(({ id }) => `<h5 id="${id}">${id}</h5><p>${"Some words. ".repeat(300)}</p>`)
    .join("");
  await page.route("**/page-data/posts/*/page-data.json", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.result.data.post, { html, headings });
    await route.fulfill({ response, json });
  });
  await desktop.visit("/posts/");
  await desktop.items("Posts").nth(1).click();
  const panel = desktop.panel("Posts");
  const link = (name: string) => panel.getByRole("link", { name, exact: true });
  await expect(panel.getByText(words.contents).filter({ visible: true })).toHaveCount(1);
  await expect(link("two")).toHaveCount(0);
  await panel.getByText(words.contents).filter({ visible: true }).click();
  await expect(link("two")).toBeVisible();
  await desktop.about.title.dblclick();
  await expect(panel.locator("summary")).toBeHidden();
  await expect(link("one")).not.toHaveAttribute("aria-current");
  await link("two").click();
  await expect(link("two")).toHaveAttribute("aria-current", "location");
  await expect(panel.getByRole("heading", { name: "two" })).toBeInViewport();
  await expect(link("two")).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(panel.getByText(words.contents).filter({ visible: true })).toHaveCount(0);
});
