/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PRELOAD_ERROR_EVENT } from "../../../src/lib/onDemand";
import type { Project } from "../../../src/sections/projects/content";
import { ProjectsSection } from "../../../src/sections/projects/ProjectsSection";
import { renderSection } from "../../support/renderSection";
import { aPictureFile } from "../samples";
import { aProject, inList, list, projectPages, text } from "./support";

// A failure asks whether the site has been deployed anew: not what these tests are about.
jest.mock("../../../src/lib/newVersion", () => ({ isNewVersionOut: async () => false }));

/** The section at a project's page, or at its own. */
const show = (projects: readonly Project[], name?: string) => {
  const pages = Object.entries(projectPages(projects));
  const isFirst = ([, { project }]: (typeof pages)[number]) => project?.name === name;
  const first = pages.filter(isFirst);
  return renderSection(ProjectsSection, Object.fromEntries([...first, ...pages]));
};

const thumbnail = { childImageSharp: { resize: { src: "/alder.webp" } } };

const three = ["Alder", "Birch", "Cedar"].map((name) => aProject(name));
const shownName = () => screen.getByRole("heading", { level: 4 }).textContent;
const listed = () => within(screen.getByRole("list", { name: "Projects" }));
const link = (name: RegExp) => listed().getByRole("link", { name });
const step = (name: "Previous" | "Next") =>
  screen.getByRole("link", { name: new RegExp(`^${name}`) });

/** Which language a text is in, as a screen reader finds it. */
const languageOf = (element: Element) => element.closest("[lang]")?.getAttribute("lang");

test("a project in another language says so; the site's own headings in it stay in the site's", () => {
  const french = aProject("Chêne", {
    language: { lang: "fr", dir: "ltr" },
    problem: { type: "text", content: ["Trop lent."] },
  });
  show([french, ...three]);
  expect(languageOf(screen.getByRole("heading", { level: 4 }))).toBe("fr");
  expect(languageOf(screen.getByText("Trop lent."))).toBe("fr");
  expect(languageOf(listed().getByText("Chêne"))).toBe("fr");
  expect(languageOf(listed().getByText("Alder"))).toBeUndefined();
  for (const word of ["Company", "Problem"]) {
    expect(languageOf(screen.getByText(word))).toBe("en");
  }
});

describe("the list", () => {
  test("names every project with its company and year, leads to its page, and marks the shown one", () => {
    show(three, "Birch");
    const links = listed().getAllByRole<HTMLAnchorElement>("link");
    expect(links.map(({ textContent, pathname }) => [textContent, pathname])).toEqual([
      ["AlderAlder Ltd · 2020", "/projects/alder/"],
      ["BirchBirch Ltd · 2020", "/projects/birch/"],
      ["CedarCedar Ltd · 2020", "/projects/cedar/"],
    ]);
    expect(links.map((each) => each.getAttribute("aria-current"))).toEqual([null, "page", null]);
    expect(shownName()).toBe("Birch");
  });

  test("marks the project that the section's own page shows", () => {
    show(three);
    expect(shownName()).toBe("Alder");
    expect(link(/Alder/)).toHaveAttribute("aria-current", "page");
  });

  test("does not say the company twice when the project is called like it", () => {
    show([aProject("Alder", { basics: { company: text("Alder") } })]);
    expect(link(/Alder/)).toHaveTextContent(/^Alder2020$/);
  });

  test("a click shows a project, at its address", async () => {
    const { addressBar } = show(three);
    await userEvent.click(link(/Cedar/));
    expect(shownName()).toBe("Cedar");
    expect(link(/Cedar/)).toHaveAttribute("aria-current", "page");
    expect(addressBar()).toBe("/projects/cedar/");
  });

  test("is one stop of the Tab key, at the shown project; keys move on, Enter shows", async () => {
    show(three, "Birch");
    await userEvent.tab();
    expect(link(/Birch/)).toHaveFocus();
    const steps = [
      ["{ArrowDown}", "Cedar"],
      ["{ArrowRight}", "Cedar"],
      ["{ArrowUp}", "Birch"],
      ["{ArrowLeft}", "Alder"],
      ["{End}", "Cedar"],
      ["{Home}", "Alder"],
      ["c", "Cedar"],
    ] as const;
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      expect(link(new RegExp(name))).toHaveFocus();
      expect(shownName()).toBe("Birch");
    }
    await userEvent.keyboard("{Enter}");
    expect(shownName()).toBe("Cedar");
    expect(link(/Cedar/)).toHaveFocus();
    await userEvent.tab();
    expect(step("Previous")).toHaveFocus();
  });
});

describe("previous and next", () => {
  test("lead one on, say where one is, and keep the focus at the ends", async () => {
    const { addressBar } = show(three);
    const previous = step("Previous");
    const next = step("Next");
    expect(screen.getByText("1 of 3")).toBeVisible();
    expect(previous).toHaveAccessibleName("Previous");
    expect(next).toHaveAccessibleName("Next Birch");
    expect(previous).toHaveAttribute("aria-disabled", "true");
    expect(previous).not.toHaveAttribute("href");
    expect(next).toHaveAttribute("href", "/projects/birch/");

    await userEvent.click(next);
    await userEvent.click(next);
    expect(shownName()).toBe("Cedar");
    expect(addressBar()).toBe("/projects/cedar/");
    expect(screen.getByText("3 of 3")).toBeVisible();
    expect(previous).toHaveAccessibleName("Previous Birch");
    expect(next).toHaveAttribute("aria-disabled", "true");
    expect(next).toHaveFocus();

    await userEvent.click(next);
    expect(shownName()).toBe("Cedar");
    await userEvent.click(previous);
    expect(shownName()).toBe("Birch");
    expect(next).toHaveAttribute("href", "/projects/cedar/");
  });

  test("are left out when there is only one project", () => {
    show([aProject("Alder")]);
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });
});

describe("a project that is still on its way", () => {
  /** The network, whose answers the test gives. */
  const holdNetwork = () => {
    const answers: ((response: object) => void)[] = [];
    const fetched = jest.fn((_address: string) => new Promise((answer) => answers.push(answer)));
    Object.assign(globalThis, { fetch: fetched });
    const answer = (response: object) => act(async () => answers.at(-1)?.(response));
    return { fetched, answer };
  };
  const pageData = (project: Project) => ({
    result: {
      data: { projects: { nodes: inList(three) }, project },
      pageContext: { title: project.name, item: project.address },
    },
  });
  /** The section with all its projects listed, and only the first one's page there. */
  const showFirst = () => {
    const { "/projects/alder/": alder } = projectPages(three);
    if (alder) renderSection(ProjectsSection, { "/projects/alder/": alder });
  };

  test("is marked at once, and comes in place of the one before", async () => {
    const { fetched, answer } = holdNetwork();
    showFirst();
    fireEvent.click(link(/Cedar/));
    expect(link(/Cedar/)).toHaveAttribute("aria-current", "page");
    expect(screen.getByText("3 of 3")).toBeVisible();
    expect(screen.getByRole("status", { name: "Loading" })).toBeVisible();
    expect(screen.queryByRole("article")).toBeNull();
    await answer({
      ok: true,
      json: async () => pageData(aProject("Cedar", { basics: { alias: text("The red one") } })),
    });
    expect(shownName()).toBe("Cedar");
    expect(screen.getByText("The red one")).toBeVisible();
    expect(fetched.mock.calls).toEqual([["/page-data/projects/cedar/page-data.json"]]);
  });

  test("that cannot be had leaves the list in reach, and can be tried again", async () => {
    const failures = jest.fn();
    window.addEventListener(PRELOAD_ERROR_EVENT, failures, { once: true });
    const { answer } = holdNetwork();
    showFirst();
    fireEvent.click(link(/Cedar/));
    await answer({ ok: false, status: 503 });
    expect(screen.getByRole("alert")).toHaveTextContent("503");
    expect(failures).toHaveBeenCalledTimes(1);

    await userEvent.click(link(/Alder/));
    expect(shownName()).toBe("Alder");
    await userEvent.click(link(/Cedar/));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await answer({ ok: true, json: async () => pageData(aProject("Cedar")) });
    expect(shownName()).toBe("Cedar");
  });
});

describe("what stands for a project", () => {
  const pictures = (within: Element) =>
    [...within.querySelectorAll("img")].map((image) => image.getAttribute("src"));

  test("is its drawing: above its title, and in its row of the list", () => {
    show([aProject("Alder"), aProject("Birch")], "Birch");
    expect(pictures(screen.getByRole("article"))).toEqual(["/covers/birch.svg"]);
    expect(pictures(screen.getByRole("list", { name: "Projects" }))).toEqual([
      "/covers/alder.svg",
      "/covers/birch.svg",
    ]);
    const [drawing, title] = screen.getByRole("article").children;
    expect(drawing).toHaveAttribute("alt", "");
    expect(title).toHaveTextContent("Birch");
  });

  test("is its first picture in place of a drawing, and that stands there once", () => {
    const picture = { alt: "An alder.", caption: null, file: aPictureFile };
    const alder = aProject("Alder", { coverPath: null, pictures: [picture] });
    const page = { projects: { nodes: [{ ...alder, coverPicture: thumbnail }] }, project: alder };
    renderSection(ProjectsSection, { "/projects/": page });
    const article = screen.getByRole("article");
    expect(within(article).getAllByRole("img")).toEqual([
      within(article).getByRole("img", { name: "An alder." }),
    ]);
    expect(article.firstElementChild).toContainElement(within(article).getByRole("img"));
    expect(pictures(screen.getByRole("list", { name: "Projects" }))).toEqual(["/alder.webp"]);
  });
});

describe("the shown project", () => {
  test("does not say the company twice when it is called like it", () => {
    show([aProject("Alder", { basics: { company: text("Alder") } })]);
    expect(within(screen.getByRole("article")).queryByText("Company")).toBeNull();
    expect(screen.getByText("Engineer")).toBeVisible();
  });

  test("tells all that the owner wrote", () => {
    show([
      aProject("Alder", {
        basics: {
          name: text("A forest of trees"),
          alias: text("The wet one"),
          keywords: list("Bark", "Leaf", "Bark"),
          year: text("2018–2020"),
        },
        description: { whatWasDone: list("Planted it.", "Watered it.") },
        aboutCompany: {
          country: text("Finland"),
          city: text("Oulu"),
          statement: text("Trees for all."),
        },
      }),
    ]);
    const article = within(screen.getByRole("article", { name: "Alder" }));
    article.getByText("A forest of trees");
    const facts = ["Company", "Role", "Year", "Also known as"].map(
      (term) => article.getByText(term).nextElementSibling?.textContent,
    );
    expect(facts).toEqual(["Alder Ltd", "Engineer", "2018–2020", "The wet one"]);
    const keywords = within(article.getByRole("list", { name: "Keywords" }));
    expect(keywords.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Bark",
      "Leaf",
    ]);
    article.getByRole("heading", { level: 5, name: "What was done" });
    expect(article.getByText("Watered it.").tagName).toBe("LI");
    article.getByRole("heading", { level: 5, name: "About the company" });
    article.getByText("Oulu, Finland");
    expect(article.getByText("Trees for all.").tagName).toBe("P");
  });

  test.each([
    ["missing", null],
    ["empty", list()],
    ["blank", text("  ")],
  ])("leaves no hole where optional fields are %s", (_, nothing) => {
    show([
      aProject("Alder", {
        basics: { name: nothing, alias: nothing, keywords: nothing },
        description: { whatWasDone: nothing },
        aboutCompany: { country: nothing, city: nothing, statement: nothing },
      }),
    ]);
    const article = within(screen.getByRole("article"));
    expect(article.queryByRole("heading", { level: 5 })).toBeNull();
    expect(article.queryByRole("list")).toBeNull();
    expect(article.queryByText("Also known as")).toBeNull();
  });

  test("gives half a place without a stray comma", () => {
    show([
      aProject("Alder", {
        aboutCompany: { country: text("Finland"), city: null, statement: null },
      }),
    ]);
    expect(screen.getByText("Finland")).toBeVisible();
  });
});

describe("the links of a project", () => {
  const links = () => within(screen.getByRole("list", { name: "Links" }));

  test("lead out of the site, to a file of it, or to a mail", () => {
    show([
      aProject("Alder", {
        links: [
          { label: "Source", url: "https://alder.example/" },
          { label: "Talk", url: "/talk.pdf" },
          { label: "Team", url: "mailto:team@alder.example?subject=Hello" },
        ],
      }),
    ]);
    const source = links().getByRole("link", { name: "Source (opens in a new tab)" });
    expect(source).toHaveAttribute("href", "https://alder.example/");
    expect(source).toHaveAttribute("rel", "noopener noreferrer");
    expect(links().getByRole("link", { name: /Talk/ })).toHaveAttribute("href", "/talk.pdf");
    expect(links().getByRole("link", { name: "team@alder.example" })).toHaveAttribute(
      "href",
      "mailto:team@alder.example?subject=Hello",
    );
  });

  test("that are none leave no list", () => {
    show([aProject("Alder", { links: [] })]);
    expect(screen.queryByRole("list", { name: "Links" })).toBeNull();
  });
});

describe("the story of a project", () => {
  const headings = () =>
    screen.getAllByRole("heading", { level: 5 }).map(({ textContent }) => textContent);

  test("is told before what was done", () => {
    show([
      aProject("Alder", {
        problem: text("There was no tree."),
        decisions: list("An alder.", "By the water."),
        outcome: text("There is one."),
        description: { whatWasDone: text("Planted it.") },
      }),
    ]);
    expect(headings()).toEqual(["Problem", "What I decided", "Outcome", "What was done"]);
    expect(screen.getByText("By the water.").tagName).toBe("LI");
    expect(screen.getByText("There is one.").tagName).toBe("P");
  });

  test("has the links, emphasis and code that its texts were made of", () => {
    const made = (words: string) => text(`<em>${words}</em> <code>x</code>`);
    show([
      aProject("Alder", {
        problem: made("No tree"),
        decisions: list('<a href="/mission/">Why</a>'),
        outcome: made("A tree"),
      }),
    ]);
    expect(screen.getByText("No tree").tagName).toBe("EM");
    expect(screen.getByText("A tree").tagName).toBe("EM");
    expect(screen.getByRole("link", { name: "Why" })).toHaveAttribute("href", "/mission/");
  });

  test("has only the parts that the owner wrote", () => {
    show([aProject("Alder", { decisions: list(), outcome: text("There is one.") })]);
    expect(headings()).toEqual(["Outcome"]);
  });
});

test("no projects: a sentence, no list", () => {
  show([]);
  screen.getByText("No projects have been added yet.");
  expect(screen.queryByRole("list")).toBeNull();
  expect(screen.queryByRole("article")).toBeNull();
});

test("of 200 projects with names of 2,000 characters the last can be reached", async () => {
  const many = Array.from({ length: 200 }, (_, index) => aProject(`${index} ${"x".repeat(2000)}`));
  show(many);
  await userEvent.tab();
  await userEvent.keyboard("{End}{Enter}");
  expect(screen.getByText("200 of 200")).toBeVisible();
});
