import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import type { Locator } from "@playwright/test";
import { itemPage } from "./support/builtPages";
import { clipboardText } from "./support/clipboard";
import { projectNames as names, postNames, sectionTitles as titles } from "./support/content";
import { scrollTo, scrollTopOf } from "./support/scrolling";
import { listed, openSection, panel, shownItem, tab } from "./support/sections";
import { expect, test } from "./support/test";

const lazyTitles = titles.filter((title) => title !== "General");

test.describe("the tabs", () => {
  test("are the eight sections in order, one selected", async ({ desktop, page }) => {
    await desktop.visit();
    await expect(page.getByRole("tab")).toHaveText(titles);
    await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", "vertical");
    await expect(page.getByRole("tab", { selected: true })).toHaveText("General");
    for (const item of await page.getByRole("tab").all()) {
      await expect(item.locator("svg")).toHaveCount(1);
    }
  });

  test("are worked by keyboard as the pattern says", async ({ desktop, page }) => {
    await desktop.visit();
    await tab(page, "General").focus();
    const last = titles.at(-1) ?? "";
    for (const [key, focused] of [
      ["ArrowDown", titles[1]],
      ["ArrowRight", titles[2]],
      ["ArrowUp", titles[1]],
      ["ArrowLeft", titles[0]],
      ["ArrowUp", last],
      ["Home", titles[0]],
      ["End", last],
      ["ArrowDown", titles[0]],
      ["ArrowDown", titles[1]],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, focused ?? "")).toBeFocused();
      await expect(page.getByRole("tab", { selected: true })).toHaveText("General");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tab", { selected: true })).toHaveText(titles[1] ?? "");
  });

  test("are a horizontal strip on a phone", async ({ desktop, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await desktop.visit();
    await expect(page.getByRole("tablist")).toHaveAttribute("aria-orientation", "horizontal");
    for (const title of titles) await openSection(page, title);
  });
});

test("General is in the server's HTML and needs no further request", async ({
  desktop,
  page,
  request,
}) => {
  const { heading, paragraphs } = JSON.parse(readFileSync("data/general.json", "utf8"));
  const html = await (await request.get("./")).text();
  const text = html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  for (const words of [heading, ...paragraphs]) expect(text).toContain(words);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await desktop.visit();
  await page.waitForLoadState("networkidle");
  const contents = fetched.filter((url) => url.endsWith("/page-data.json"));
  expect(contents.filter((url) => !url.endsWith("/page-data/index/page-data.json"))).toEqual([]);
});

test.describe("every other section", () => {
  for (const title of lazyTitles) {
    test(`${title} is fetched and rendered when its tab is focused, and shown when it is chosen`, async ({
      desktop,
      page,
    }) => {
      // Moving eyes and a lamp have code of their own.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await desktop.visit();
      await desktop.settle();
      const { height } = await desktop.about.box();
      const asked: string[] = [];
      const answered: string[] = [];
      const notePart = (list: string[]) => (request: { url(): string }) => {
        if (/\.js(on)?$/.test(request.url())) list.push(request.url());
      };
      page.on("request", notePart(asked));
      page.on("requestfinished", notePart(answered));
      await tab(page, title).focus();
      await expect.poll(() => asked.length > 0 && answered.length === asked.length).toBe(true);
      const fetchedAhead = [...asked];
      await expect(
        page
          .getByRole("tabpanel", { name: title, exact: true, includeHidden: true })
          .getByRole("heading", { level: 3, includeHidden: true })
          .first(),
      ).toBeAttached();
      await openSection(page, title);
      expect(asked).toEqual(fetchedAhead);
      expect((await desktop.about.box()).height).toBe(height);
    });

    for (const theme of ["light", "dark"] as const) {
      test(`${title} has nothing for axe to find in the ${theme} theme`, async ({
        desktop,
        page,
      }) => {
        await page.addInitScript((choice) => localStorage.setItem("ui-theme", choice), theme);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await desktop.visit();
        await openSection(page, title);
        await page.waitForLoadState("networkidle");
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      });
    }
  }

  test("begins with a heading of the same size in the same place", async ({ desktop, page }) => {
    await desktop.visit();
    const looks = [];
    for (const title of titles) {
      const heading = (await openSection(page, title)).getByRole("heading", { level: 3 });
      const [box, size] = [
        await heading.boundingBox(),
        await heading.evaluate((element) => getComputedStyle(element).fontSize),
      ];
      // In General the portrait is at the start of the line.
      looks.push({ title, x: title === "General" ? null : box?.x, y: box?.y, size });
    }
    const [first, second] = looks;
    for (const look of looks.slice(1)) {
      expect(look).toEqual({ ...first, x: second?.x, title: look.title });
    }
  });

  test("keeps its scroll position", async ({ desktop, page }) => {
    await desktop.visit();
    const attribution = await openSection(page, "Attribution");
    await scrollTo(attribution, 300);
    await openSection(page, "Mission");
    await openSection(page, "Attribution");
    expect(await scrollTopOf(attribution)).toBe(300);
  });
});

test.describe("Projects", () => {
  test("lists all, shows Lifebit AI first, and any that is chosen", async ({ desktop, page }) => {
    await desktop.visit();
    const section = await openSection(page, "Projects");
    await expect(listed(section)).toHaveCount(names.length);
    await expect(shownItem(section)).toContainText("Lifebit AI");
    for (const [index, name] of names.entries()) {
      await listed(section).nth(index).click();
      await expect(shownItem(section)).toContainText(name);
      await expect(section.getByRole("article").getByRole("heading", { level: 4 })).toContainText(
        name,
      );
    }
  });

  test("goes on and back", async ({ desktop, page }) => {
    await desktop.visit();
    const section = await openSection(page, "Projects");
    const heading = section.getByRole("article").getByRole("heading", { level: 4 });
    await section.getByRole("link", { name: /Next/ }).click();
    await expect(heading).toContainText(names[1] ?? "");
    await section.getByRole("link", { name: /Previous/ }).click();
    await expect(heading).toContainText(names[0] ?? "");
  });

  test("shows the project that a link in General asks for, once", async ({ desktop, page }) => {
    await desktop.visit();
    const { featuredProjects } = JSON.parse(readFileSync("data/general.json", "utf8"));
    const wanted: string = featuredProjects.at(-1);
    await panel(page, "General").getByRole("link", { name: wanted }).click();
    const heading = panel(page, "Projects").getByRole("article").getByRole("heading", { level: 4 });
    await expect(heading).toContainText(wanted);
    await listed(panel(page, "Projects")).first().click();
    await openSection(page, "General");
    await openSection(page, "Projects");
    await expect(heading).toContainText(names[0] ?? "");
  });
});

test("Interests: every level is readable in its row, and all are one picture", async ({
  desktop,
  page,
}) => {
  const groups: {
    heading: string;
    topics: { name: string; level: number; seniority: string }[];
  }[] = JSON.parse(readFileSync("data/interests.json", "utf8"));
  await desktop.visit();
  const section = await openSection(page, "Interests");
  await expect(section.getByRole("img")).toHaveCount(1);
  const barIn = (topic: Locator) => topic.locator("[data-variant=determinate]");
  for (const { heading, topics } of groups) {
    await expect(section.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    for (const { name, level, seniority } of topics) {
      const topic = section.getByRole("listitem").filter({ hasText: name }).first();
      await expect(topic).toContainText(String(level));
      await expect(section.getByText(seniority).first()).toBeVisible();
      const [label, bar, value] = await Promise.all(
        [topic.locator("[data-part=name]"), barIn(topic), topic.locator("[data-part=level]")].map(
          (part) => part.evaluate((element) => element.getBoundingClientRect()),
        ),
      );
      expect([bar?.left, bar?.right]).toEqual([label?.left, value?.right]);
    }
  }
});

test("code has a font of its own, which no page without code fetches", async ({
  desktop,
  page,
}) => {
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(request.url());
  });
  await desktop.visit();
  await openSection(page, "Contact");
  await page.waitForLoadState("networkidle");
  expect(fonts.filter((url) => url.includes("mono"))).toEqual([]);
  await openSection(page, "Design Patterns");
  await expect.poll(() => fonts.filter((url) => url.includes("geist-mono")).length).toBe(1);
});

test.describe("Contact", () => {
  test("has real links, and copies an address", async ({ desktop, page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await desktop.visit();
    const section = await openSection(page, "Contact");
    const mail = section.getByRole("link", { name: /@/ }).first();
    const href = await mail.getAttribute("href");
    expect(href).toMatch(/^mailto:.+@.+/);
    for (const link of await section.locator("a[href^=https]").all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
    await section.getByRole("button", { name: /Copy/ }).first().click();
    const copied = section.getByRole("status").filter({ hasText: "Copied" });
    await expect(copied).toHaveCount(1);
    // What is new in a status is read out, what stays the same is not.
    const said = copied.evaluate(
      (status) =>
        new Promise((resolve) => {
          new MutationObserver((changes) => {
            const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
            if (added.length > 0) resolve(added.map((node) => node.textContent));
          }).observe(status, { childList: true });
        }),
    );
    await section.locator("[data-part=copy] button").first().click();
    expect(await said).toEqual(["Copied"]);
    expect(await clipboardText(page)).toBe(href?.slice("mailto:".length));
  });

  test("copies by a small icon, which says in sight what it does", async ({ desktop, page }) => {
    await desktop.visit();
    const section = await openSection(page, "Contact");
    const copy = section.getByRole("button", { name: /^Copy / }).first();
    expect(await copy.boundingBox()).toMatchObject({ width: 28, height: 28 });
    await copy.hover();
    await expect(section.getByText("Copy", { exact: true })).toBeVisible();
  });

  for (const width of [320, 390, 1024]) {
    test(`parts no address in mid-word at ${width} px`, async ({ desktop, page }) => {
      await page.setViewportSize({ width, height: 844 });
      await desktop.visit();
      const section = await openSection(page, "Contact");
      const parted = await section.locator("[data-part=address] a").evaluateAll((links) =>
        links.flatMap((link) =>
          [...link.childNodes]
            .filter((node) => node.nodeType === Node.TEXT_NODE)
            .filter((node) => {
              const range = document.createRange();
              range.selectNodeContents(node);
              return range.getClientRects().length > 1;
            })
            .map(({ textContent }) => textContent),
        ),
      );
      expect(parted).toEqual([]);
    });
  }
});

test.describe("Posts", () => {
  test("fetches a post's text when it is read, and shows how far one has read and been", async ({
    desktop,
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/page-data/posts/")) fetched.push(request.url());
    });
    await desktop.visit();
    const section = await openSection(page, "Posts");
    await expect(section.getByRole("heading", { name: "Introduction" })).toBeVisible();
    expect(fetched).toHaveLength(1);
    for (const part of ["Introduction", "Conclusion"]) {
      await expect(section.getByRole("heading", { name: part })).toHaveCount(1);
    }

    const bar = section.locator("[data-variant=buffer]");
    const lengthOf = (name: string) =>
      bar.evaluate((element: HTMLElement, property) => {
        return Number(element.style.getPropertyValue(property));
      }, name);
    await expect(bar).toHaveCSS("border-radius", "0px");
    const value = () => lengthOf("--value");
    const atTop = await value();
    const view = section.locator("[data-part=scroller]");
    await view.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect.poll(value).toBe(1);
    await view.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect.poll(value).toBe(atTop);
    expect(await lengthOf("--buffer")).toBe(1);
    // For the eye: a screen reader would tell each of its steps.
    await expect(section.getByRole("progressbar")).toHaveCount(0);

    await listed(section).nth(1).click();
    await expect.poll(() => fetched.length).toBe(2);
  });
});

test("a post far down the list is in sight when Posts, rendered ahead, is shown again", async ({
  desktop,
  page,
}) => {
  const { path, result } = itemPage(postNames[0] ?? "");
  const { post } = result.data as { post: object };
  const nodes = Array.from({ length: 100 }, (_, index) => ({
    name: `Post ${index}`,
    address: `/posts/post-${index}/`,
    language: null,
    date: null,
    day: null,
    isDraft: false,
  }));
  await page.route(/\/page-data(\/posts\/.*)page-data\.json$/, (route) => {
    const address = /page-data(\/posts\/.*)page-data/.exec(route.request().url())?.[1] ?? "";
    const shown = nodes.find((node) => node.address === address) ?? nodes[0];
    const data = { posts: { nodes }, post: { ...post, ...shown } };
    return route.fulfill({ json: { path, result: { ...result, data } } });
  });
  await desktop.visit();
  const posts = listed(await openSection(page, "Posts"));
  const last = posts.filter({ hasText: /^Post 99$/ });
  await posts.first().focus();
  await page.keyboard.press("End");
  await expect(last).toBeFocused();
  await last.click();
  await tab(page, "General").click();
  await desktop.about.button("Close").click();
  await expect(desktop.about.frame).toHaveCount(0);
  await desktop.icon("About Me").dblclick();
  await tab(page, "Posts").hover();
  await expect(
    page.getByRole("link", { name: "Post 99", exact: true, includeHidden: true }),
  ).toBeAttached();
  await tab(page, "Posts").click();
  await expect(last).toHaveAttribute("aria-current", "page");
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("Design Patterns renders both families of the factory beside its source", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const section = await openSection(page, "Design Patterns");
  await expect(section.getByRole("heading", { name: "Design Patterns" })).toBeVisible();
  await expect(section.getByRole("heading", { name: "Creational Patterns" })).toBeVisible();
  await expect(section.getByRole("heading", { name: "Abstract Factory" })).toBeVisible();
  for (const family of ["React", "Vue"]) {
    await expect(section.getByRole("button", { name: `${family} button` })).toBeVisible();
    await expect(section.getByPlaceholder(`${family} factory input`)).toBeEditable();
  }
  await expect(section.getByText("Unknown framework.", { exact: true })).toBeVisible();
});

test("Attribution credits the stack, the icons, the images and the wallpapers", async ({
  desktop,
  page,
}) => {
  await desktop.visit();
  const section = await openSection(page, "Attribution");
  for (const heading of ["Stack", "Icons", "Images"]) {
    await expect(section.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  const wallpapers: { title: string }[] = JSON.parse(readFileSync("data/wallpapers.json", "utf8"));
  for (const { title } of wallpapers) await expect(section.getByText(title).first()).toBeAttached();
});
