import type { Locator, Page, Route } from "@playwright/test";
import { contentOf, itemPage, type PageData, sectionPage } from "./support/builtPages";
import { postNames, projectNames, sectionTitles } from "./support/content";
import type { Desktop } from "./support/desktop";
import { loseFiles } from "./support/lostFiles";
import { listed, openSection, panel, tab } from "./support/sections";
import { spoilContent } from "./support/spoilContent";
import { expect, test } from "./support/test";

type Answer = (route: Route) => Promise<void>;

const json =
  (answer: unknown): Answer =>
  (route) =>
    route.fulfill({ json: answer });

const HTML = { contentType: "text/html", body: "<!doctype html><title>Elsewhere</title>" };

/** Everything that a server may answer instead of a page's content. */
const wrongAnswers = (built: PageData): ReadonlyMap<string, Answer> => {
  const { result } = built;
  const other = sectionPage(result.pageContext.section === "Mission" ? "Contact" : "Mission");
  const withData = (data: unknown) => json({ ...built, result: { ...result, data } });
  const answers: [string, Answer][] = [
    ["nothing, the connection is refused", (route) => route.abort()],
    ["that it is not found", (route) => route.fulfill({ ...HTML, status: 404 })],
    ["that it has failed", (route) => route.fulfill({ status: 500 })],
    ["a page of HTML", (route) => route.fulfill(HTML)],
    ["nothing at all", (route) => route.fulfill({ body: "" })],
    ["null", json(null)],
    ["an empty record", json({})],
    ["a page without a result", json({ ...built, result: {} })],
    ["a page without a context", json({ ...built, result: { data: result.data } })],
  ];
  // Nothing of that is shown in Design Patterns, which shows its own code.
  if (result.pageContext.section !== "Design Patterns") {
    answers.push(
      ["a page without content", withData({})],
      ["the content of another section", withData(other.result.data)],
    );
    // The unit tests take every field there is: here it is the whole, its parts, and the last of them.
    const spoilt = spoilContent(result.data as never);
    const some = spoilt.filter(({ path }) => !path.includes(".")).concat(spoilt.slice(-1));
    for (const { path, data } of some) answers.push([`"${path}" wrong`, withData(data)]);
  }
  return new Map(answers);
};

/** Whether all else can be used: windows open, move, and close, and other sections show. */
const expectUsable = async (desktop: Desktop, other: string) => {
  await desktop.openMovie();
  const { x, y } = await desktop.movie.place();
  await desktop.movie.drag({ x: -30, y: 20 });
  expect(await desktop.movie.place()).toEqual({ x: x - 30, y: y + 20 });
  await desktop.movie.button("Close").click();
  await expect(desktop.movie.frame).toHaveCount(0);
  await openSection(desktop.page, other);
};

/** Lets the server answer with each of these in turn, as often as one tries, and rightly at last. */
const answerWrongly = async (page: Page, address: string, answers: ReadonlyMap<string, Answer>) => {
  const left = [...answers.values()];
  let asked = 0;
  await page.route(contentOf(address), (route) => {
    asked += 1;
    return (left.shift() ?? ((last: Route) => last.continue()))(route);
  });
  return { asked: () => asked };
};

test.use({ expectedComplaints: /ERR_FAILED|status of (404|500)/ });

/** Tries until the answer is right, and sees that each other one is told. */
const expectEachSaidSo = async (
  failure: Locator,
  answers: ReadonlyMap<string, Answer>,
  asked: () => number,
) => {
  let tries = asked() - 1;
  for (const name of [...answers.keys()].slice(tries)) {
    tries += 1;
    await expect.poll(asked, name).toBe(tries);
    await expect(failure, name).toBeVisible();
    await failure.getByRole("button", { name: "Try again" }).click();
  }
  await expect.poll(asked).toBe(tries + 1);
  await expect(failure).toHaveCount(0);
};

for (const title of sectionTitles) {
  test(`${title} says so whatever it is answered instead of its content, and recovers`, async ({
    desktop,
    page,
  }) => {
    const built = sectionPage(title);
    const arrival = title === "Mission" ? "Contact" : "Mission";
    const answers = wrongAnswers(built);
    const { asked } = await answerWrongly(page, built.path, answers);
    await desktop.visit(sectionPage(arrival).path);
    await tab(page, title).click();
    const section = panel(page, title);
    const failure = section.getByRole("alert");
    await expect(failure).toContainText("Unexpected Application Error!");
    await desktop.expectAt(built.path);

    await expectUsable(desktop, arrival);
    await desktop.go(-1);
    await expect(failure).toBeVisible();
    // Nothing is tried again until somebody asks for it.
    expect(asked()).toBe(1);

    await expectEachSaidSo(failure, answers, asked);
    await expect(section.getByRole("heading", { level: 3 }).first()).toBeVisible();
    await desktop.expectTitle(built.result.pageContext.title);
  });
}

for (const [title, names] of [
  ["Projects", projectNames],
  ["Posts", postNames],
] as const) {
  test(`one of the ${title} says so whatever it is answered instead, and recovers`, async ({
    desktop,
    page,
  }) => {
    const [, second = "", third = ""] = names;
    const built = itemPage(second);
    const answers = wrongAnswers(built);
    const { asked } = await answerWrongly(page, built.path, answers);
    await desktop.visit(sectionPage(title).path);
    const section = panel(page, title);
    const failure = section.getByRole("alert");
    const heading = section.getByRole("article").getByRole("heading", { level: 4 });
    await listed(section).nth(1).click();
    await expect(failure).toBeVisible();
    await desktop.expectAt(built.path);

    await listed(section).nth(2).click();
    await expect(heading).toHaveText(third);
    await expect(failure).toHaveCount(0);
    await desktop.go(-1);
    await desktop.expectAt(built.path);
    await expect(failure).toBeVisible();

    await expectEachSaidSo(failure, answers, asked);
    await expect(heading).toHaveText(second);
    await desktop.expectTitle(second);
  });
}

test("Movie Platform says what could not be had, and keeps the focus while it is tried again", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  await desktop.settle();
  const restore = await loseFiles(page, "**/*.js", (route) => route.abort());
  await desktop.openMovie();
  const alert = desktop.movie.frame.getByRole("alert");
  await expect(alert).toContainText("Movie Platform could not be loaded.");
  await expect(desktop.movie.frame.locator("pre")).toBeHidden();

  await restore();
  await alert.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(desktop.movie.title).toBeFocused();
  await expect(desktop.movie.frame.locator("iframe")).toBeVisible();
  await expect(desktop.movie.title).toBeFocused();
});
