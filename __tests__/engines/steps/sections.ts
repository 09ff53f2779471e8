import { itemPage, sectionPage } from "../../browser/support/builtPages";
import { postNames, projectNames, sectionTitles } from "../../browser/support/content";
import type { Desktop } from "../support/desktop";
import type { Steps } from "../support/suite";
import { until } from "../support/until";

const [, secondProject = ""] = projectNames;
const [firstPost = "", secondPost = ""] = postNames;

const listed = (desktop: Desktop, section: string) =>
  desktop.panel(section).css("[data-part=list] a");

const open = async (desktop: Desktop, title: string) => {
  await desktop.tab(title).click();
  await desktop.panel(title).css("h3").untilThere();
  await desktop.untilAt(sectionPage(title).path, title);
};

/** How wide a text is drawn in one line, and how wide with a small letter or a capital at its beginning. */
const widths = (element: HTMLElement) => {
  const widthOf = (probe: HTMLElement, around: HTMLElement) => {
    Object.assign(probe.style, {
      position: "absolute",
      display: "block",
      width: "max-content",
      whiteSpace: "nowrap",
    });
    around.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const text = element.textContent?.trim() ?? "";
  const { font, letterSpacing } = getComputedStyle(element);
  const plain = (letter: string) => {
    const probe = document.createElement("div");
    probe.textContent = letter + text.slice(1);
    Object.assign(probe.style, { font, letterSpacing });
    return widthOf(probe, document.body);
  };
  return {
    drawn: widthOf(element.cloneNode(true) as HTMLElement, element.parentElement as HTMLElement),
    small: plain(text.charAt(0).toLowerCase()),
    capital: plain(text.charAt(0).toUpperCase()),
  };
};

export const sections: Steps = {
  "show their content, each at an address of its own": async ({ desktop }) => {
    await desktop.visit();
    for (const title of sectionTitles.slice(1)) {
      await open(desktop, title);
      expect((await desktop.panel(title).text()).length).toBeGreaterThan(40);
    }
  },

  "open at their own address": async ({ desktop }) => {
    const { path } = itemPage(secondProject);
    await desktop.visit(path);
    await desktop.untilAt(path, secondProject);
    expect(await desktop.tab("Projects").attribute("aria-selected")).toBe("true");
    expect(await desktop.panel("Projects").role("heading", secondProject).count()).toBe(1);
  },

  "say so when their content does not come, and Try again brings it": async ({
    desktop,
    site,
    expectComplaints,
  }) => {
    expectComplaints(/./);
    site.refuse(/page-data\/interests\//);
    await desktop.visit();
    await desktop.tab("Interests").click();
    const alert = desktop.panel("Interests").role("alert");
    expect(await alert.text()).toContain("could not be loaded");
    site.mend();
    await alert.role("button", "Try again").click();
    await desktop.panel("Interests").css("h3").untilThere();
    await alert.untilGone();
  },

  "list posts with capitals at their beginnings, whatever they begin with": async ({ desktop }) => {
    await desktop.visit("/posts/");
    await desktop.panel("Posts").role("article").untilThere();
    const list = postNames.map((_, place) => listed(desktop, "Posts").nth(place));
    const names = list.map((entry) => entry.css("[data-part=name]"));
    const next = desktop.panel("Posts").css("[data-part=next] [data-part=name]");
    const heading = desktop.panel("Posts").css("h4");
    let told = 0;
    for (const name of [...names, next, heading]) {
      const { drawn, small, capital } = await name.ask(widths);
      expect(drawn).toBeCloseTo(capital, 0);
      // In some fonts some letters are as wide as their capitals.
      if (Math.abs(capital - small) > 1) told += 1;
    }
    expect(told).toBeGreaterThan(1);
  },

  "let a post be chosen and read by keys": async ({ desktop, page }) => {
    await desktop.visit("/posts/");
    await listed(desktop, "Posts").focus();
    await page.press("ArrowDown");
    await page.press("Enter");
    await desktop.untilAt(itemPage(secondPost).path, secondPost);
    const text = desktop.panel("Posts").role("region", secondPost);
    await text.focus();
    await page.press("PageDown");
    await until(async () =>
      expect(await text.ask(({ scrollTop }) => scrollTop)).toBeGreaterThan(100),
    );
  },
};

export const history: Steps = {
  "goes back and forward through what was chosen": async ({ desktop, page }) => {
    await desktop.visit();
    await open(desktop, "Projects");
    await listed(desktop, "Projects").nth(1).click();
    await desktop.untilAt(itemPage(secondProject).path, secondProject);
    await open(desktop, "Posts");
    await desktop.openMovie();
    await desktop.untilAt("/movie-db/", "Movie Platform");
    await page.go(-1);
    await desktop.untilAt("/posts/", "Posts");
    await desktop.movie.frame.untilGone();
    expect(await listed(desktop, "Posts").css("[data-part=name]").text()).toMatch(
      new RegExp(firstPost, "i"),
    );
    await page.go(-2);
    await desktop.untilAt("/projects/", "Projects");
    await page.go(3);
    await desktop.untilAt("/movie-db/", "Movie Platform");
    await desktop.movie.frame.untilThere();
  },

  "keeps the desktop over a reload": async ({ desktop, page }) => {
    await desktop.visit();
    await open(desktop, "Contact");
    await desktop.openMovie();
    await desktop.movie.drag({ x: -60, y: 40 });
    await desktop.about.raise();
    await desktop.about.drag({ x: 80, y: -50 });
    const look = async () => [
      await desktop.focused(),
      await desktop.about.box(),
      await desktop.movie.box(),
      await desktop.home.box(),
    ];
    const before = await look();
    await page.reload();
    await desktop.untilStarted();
    await desktop.movie.frame.untilThere();
    await until(async () => expect(await look()).toEqual(before));
    await desktop.untilAt("/contact/", "Contact");
  },

  "brings the desktop back as it was left, from another page": async ({ desktop, page }) => {
    await desktop.visit();
    await open(desktop, "Mission");
    await desktop.about.drag({ x: 60, y: 30 });
    const before = await desktop.about.box();
    await page.open("/movie-platform/");
    await page.go(-1);
    await until(async () => expect(await desktop.about.box()).toEqual(before));
    await desktop.untilStarted();
    await desktop.untilAt("/mission/", "Mission");
    await desktop.openMovie();
  },
};
