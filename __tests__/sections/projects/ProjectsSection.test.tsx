/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProjectsSection } from "../../../../../src/apps/about-me/sections/projects/ProjectsSection";
import {
  preferencesAtom,
  useRequestedProject,
  useRequestProject,
} from "../../../../../src/content/preferences";
import { type Project, projectsAtom } from "../../../../../src/content/projects";
import { renderSection } from "../../../../support/renderSection";
import { aProject, list, text } from "./support";

const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollIntoView.mockClear();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = scrollIntoView;
});

let request: (projectName: string) => void;
let pendingRequest: string;
const Elsewhere = () => {
  request = useRequestProject();
  [pendingRequest] = useRequestedProject();
  return null;
};

const show = (projects: readonly Project[], projectName = "Alder", requested = "") =>
  renderSection(
    <>
      <ProjectsSection />
      <Elsewhere />
    </>,
    ({ set }) => {
      set(projectsAtom, { list: projects, projectName });
      set(preferencesAtom, { projectName: requested, selectedMenu: "Projects" });
    },
  );

const three = ["Alder", "Birch", "Cedar"].map((name) => aProject(name));
const shownName = () => screen.getByRole("heading", { level: 4 }).textContent;
const option = (name: RegExp) => screen.getByRole("option", { name });

describe("the list", () => {
  test("names every project with its company and year, and marks the shown one", () => {
    show(three, "Birch");
    const options = within(screen.getByRole("listbox", { name: "Projects" })).getAllByRole(
      "option",
    );
    expect(options.map(({ textContent }) => textContent)).toEqual([
      "AlderAlder Ltd · 2020",
      "BirchBirch Ltd · 2020",
      "CedarCedar Ltd · 2020",
    ]);
    expect(option(/Birch/)).toHaveAttribute("aria-selected", "true");
    expect(shownName()).toBe("Birch");
  });

  test("does not say the company twice when the project is called like it", () => {
    show([aProject("Alder", { basics: { company: text("Alder") } })]);
    expect(option(/Alder/)).toHaveTextContent(/^Alder2020$/);
  });

  test("a click shows a project from its beginning", async () => {
    show(three);
    await userEvent.click(option(/Cedar/));
    expect(shownName()).toBe("Cedar");
    expect(scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
  });

  test("is one stop of the Tab key; arrows, Home, End and letters move on and show", async () => {
    show(three);
    await userEvent.tab();
    expect(option(/Alder/)).toHaveFocus();
    const steps = [
      ["{ArrowDown}", "Birch"],
      ["{ArrowRight}", "Cedar"],
      ["{ArrowDown}", "Cedar"],
      ["{ArrowUp}", "Birch"],
      ["{ArrowLeft}", "Alder"],
      ["{End}", "Cedar"],
      ["{Home}", "Alder"],
      ["c", "Cedar"],
      ["{Home}", "Alder"],
    ] as const;
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      expect(shownName()).toBe(name);
      expect(option(new RegExp(name))).toHaveFocus();
    }
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Previous" })).toHaveFocus();
  });

  test("leaves the browser's own shortcuts alone", async () => {
    show(three);
    await userEvent.tab();
    await userEvent.keyboard("{Alt>}{ArrowRight}{/Alt}{Control>}{End}c{/Control}");
    expect(shownName()).toBe("Alder");
  });
});

describe("previous and next", () => {
  test("go one on, say where one is, and keep the focus at the ends", async () => {
    show(three);
    const previous = screen.getByRole("button", { name: "Previous" });
    const next = screen.getByRole("button", { name: "Next" });
    expect(screen.getByText("1 of 3")).toBeVisible();
    expect(previous).toHaveAttribute("aria-disabled", "true");

    await userEvent.click(next);
    await userEvent.click(next);
    expect(shownName()).toBe("Cedar");
    expect(screen.getByRole("status")).toHaveTextContent("Cedar, 3 of 3");
    expect(next).toHaveAttribute("aria-disabled", "true");
    expect(next).toHaveFocus();

    await userEvent.click(next);
    expect(shownName()).toBe("Cedar");
    await userEvent.click(previous);
    expect(shownName()).toBe("Birch");
  });

  test("say nothing about a project that was chosen in the list", async () => {
    show(three);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await userEvent.click(option(/Cedar/));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  test("are left out when there is only one project", () => {
    show([aProject("Alder")]);
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the shown project", () => {
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

describe("a request from elsewhere", () => {
  test("is shown when the section opens, is then the selection, and is cleared", () => {
    show(three, "Alder", "Cedar");
    expect(shownName()).toBe("Cedar");
    expect(option(/Cedar/)).toHaveAttribute("aria-selected", "true");
    expect(pendingRequest).toBe("");
  });

  test("is shown in the section that is open already, as often as it comes", async () => {
    show(three);
    act(() => request("Birch"));
    expect(shownName()).toBe("Birch");
    await userEvent.click(option(/Alder/));
    act(() => request("Birch"));
    expect(shownName()).toBe("Birch");
    expect(pendingRequest).toBe("");
  });

  test("for a project that is not there changes nothing and does not linger", () => {
    show(three, "Birch", "Dodo");
    expect(shownName()).toBe("Birch");
    expect(pendingRequest).toBe("");
  });
});

test("no projects: a sentence, no list", () => {
  show([]);
  screen.getByText("No projects have been added yet.");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.queryByRole("article")).toBeNull();
});

test("200 projects with names of 2,000 characters are all there, and the last can be reached", async () => {
  const many = Array.from({ length: 200 }, (_, index) => aProject(`${index} ${"x".repeat(2000)}`));
  show(many, many[0]?.name);
  expect(screen.getAllByRole("option")).toHaveLength(200);
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  expect(screen.getByText("200 of 200")).toBeVisible();
});
