/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AboutMe } from "../../../src/apps/about-me/AboutMe";
import { type LoadedSection, sections } from "../../../src/apps/about-me/sections/registry";
import { missionAtom, useMission } from "../../../src/content/mission";
import { navigationAtom } from "../../../src/content/navigation";
import { preferencesAtom, useRequestProject } from "../../../src/content/preferences";
import { onDemand } from "../../../src/lib/onDemand";
import { renderSection } from "../../support/renderSection";

jest.mock("../../../src/apps/about-me/sections/registry", () => ({ sections: {} }));

interface Attempt {
  arrive: (loaded: LoadedSection) => void;
  fail: (error: Error) => void;
}
let attempts: Attempt[] = [];

const General = () => {
  const request = useRequestProject();
  return (
    <>
      <p>Hello</p>
      <button type="button" onClick={() => request("Avocado")}>
        Avocado
      </button>
    </>
  );
};
const Projects = () => <p>All projects</p>;
const Broken = () => {
  throw new Error("Broken section");
};
// Reads its slice, and must never see it empty.
const Mission = () => {
  const mission = useMission();
  if (mission === null) throw new Error("The slice is empty.");
  return <input aria-label={mission.heading} />;
};
const missionArrives = () =>
  act(async () =>
    attempts.at(-1)?.arrive({
      Section: Mission,
      seed: (set) => set(missionAtom, { heading: "Care", paragraphs: [] }),
    }),
  );

const replaceSections = (replacement: typeof sections) => {
  for (const title of Object.keys(sections)) Reflect.deleteProperty(sections, title);
  Object.assign(sections, replacement);
};

beforeEach(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  attempts = [];
  replaceSections({
    General: { Section: General },
    Projects: { Section: Projects },
    Mission: {
      part: onDemand(
        () =>
          new Promise<LoadedSection>((arrive, fail) => {
            attempts.push({ arrive, fail });
          }),
      ),
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
});

const icon = { viewBox: "0 0 24 24", body: "" };
const show = (titles = ["General", "Projects", "Mission"], selectedMenu = "General") =>
  renderSection(<AboutMe />, ({ set }) => {
    set(
      navigationAtom,
      titles.map((title) => ({ title, icon })),
    );
    set(preferencesAtom, { projectName: "", selectedMenu });
  });

const tab = (name: string) => screen.getByRole("tab", { name });
const panel = () => screen.getByRole("tabpanel");
const press = (keys: string) => userEvent.setup({ delay: null }).keyboard(keys);

describe("tabs", () => {
  test("one for each section of the navigation, in its order, each with its panel", () => {
    show(["Mission", "General"], "General");
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Mission",
      "General",
    ]);
    for (const each of screen.getAllByRole("tab")) {
      const controlled = document.getElementById(each.getAttribute("aria-controls") ?? "");
      expect(controlled).toHaveAttribute("aria-labelledby", each.id);
    }
    expect(panel()).toHaveAccessibleName("General");
    expect(panel()).toHaveAttribute("tabindex", "0");
  });

  test("a click selects", async () => {
    show();
    await userEvent.click(tab("Projects"));
    expect(tab("Projects")).toHaveAttribute("aria-selected", "true");
    expect(tab("General")).toHaveAttribute("aria-selected", "false");
    expect(panel()).toHaveTextContent("All projects");
  });

  test.each(["{Enter}", " "])("the keys move the focus, %j selects", async (key) => {
    show();
    act(() => tab("General").focus());
    await press("{ArrowDown}");
    expect(tab("Projects")).toHaveFocus();
    expect(tab("General")).toHaveAttribute("aria-selected", "true");
    await press(key);
    expect(tab("Projects")).toHaveAttribute("aria-selected", "true");
  });

  test.each([
    ["{ArrowDown}", "General", "Projects"],
    ["{ArrowRight}", "General", "Projects"],
    ["{ArrowUp}", "Projects", "General"],
    ["{ArrowLeft}", "Projects", "General"],
    ["{ArrowUp}", "General", "Mission"],
    ["{ArrowDown}", "Mission", "General"],
    ["{Home}", "Mission", "General"],
    ["{End}", "General", "Mission"],
    ["{Control>}{Home}{/Control}", "Mission", "Mission"],
    ["x", "General", "General"],
  ])("%s on %s leads to %s", async (key, from, to) => {
    show();
    act(() => tab(from).focus());
    await press(key);
    expect(tab(to)).toHaveFocus();
  });

  test("Tab leads from any tab to the panel, and back to the selected tab", async () => {
    show(undefined, "Mission");
    act(() => tab("Mission").focus());
    await press("{Home}{Tab}");
    expect(panel()).toHaveFocus();
    await press("{Shift>}{Tab}{/Shift}");
    expect(tab("Mission")).toHaveFocus();
  });

  test("no sections: a sentence", () => {
    show([]);
    expect(screen.queryByRole("tablist")).not.toBeInTheDocument();
    expect(screen.getByText("There are no sections to show yet.")).toBeInTheDocument();
  });

  test("a selected section that the owner has taken out: the first", () => {
    show(["Projects", "Mission"], "General");
    expect(tab("Projects")).toHaveAttribute("aria-selected", "true");
  });
});

describe("what is in a panel", () => {
  test("a section that comes on demand: a spinner, then the section with its slice filled", async () => {
    show();
    expect(attempts).toHaveLength(0);
    await userEvent.click(tab("Mission"));
    expect(within(panel()).getByRole("status", { name: "Loading" })).toBeInTheDocument();
    await missionArrives();
    expect(screen.getByRole("textbox", { name: "Care" })).toBeInTheDocument();
    expect(attempts).toHaveLength(1);
  });

  test("selected on arrival, it is loaded on arrival", async () => {
    show(undefined, "Mission");
    await missionArrives();
    expect(screen.getByRole("textbox", { name: "Care" })).toBeInTheDocument();
  });

  test("it fails: the error, and Try again tries again, with the focus kept", async () => {
    show();
    await userEvent.click(tab("Mission"));
    await act(async () => attempts[0]?.fail(new Error("Loading chunk 7 failed.")));
    expect(screen.getByRole("alert")).toHaveTextContent("Loading chunk 7 failed.");
    await userEvent.click(tab("Projects"));
    await userEvent.click(tab("Mission"));
    expect(attempts).toHaveLength(1);

    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(panel()).toHaveFocus();
    await missionArrives();
    expect(screen.getByRole("textbox", { name: "Care" })).toBeInTheDocument();
  });

  test("a section that was shown keeps what the visitor did, and is out of sight meanwhile", async () => {
    show(undefined, "Mission");
    await missionArrives();
    await userEvent.type(screen.getByRole("textbox"), "hello");
    await userEvent.click(tab("General"));
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.click(tab("Mission"));
    expect(screen.getByRole("textbox")).toHaveValue("hello");
  });

  test("a section is not rendered again because it is left or shown", async () => {
    const Long = jest.fn(() => <p>A long section</p>);
    replaceSections({ General: { Section: General }, Projects: { Section: Long } });
    show(["General", "Projects"]);
    await userEvent.click(tab("Projects"));
    Long.mockClear();
    await userEvent.click(tab("General"));
    await userEvent.click(tab("Projects"));
    expect(screen.getByText("A long section")).toBeVisible();
    expect(Long).not.toHaveBeenCalled();
  });

  test("each keeps its scroll position", async () => {
    show();
    const general = panel();
    general.scrollTop = 120;
    fireEvent.scroll(general);
    await userEvent.click(tab("Projects"));
    expect(panel().scrollTop).toBe(0);
    // What a browser may do with what is not displayed.
    general.scrollTop = 0;
    fireEvent.scroll(general);
    await userEvent.click(tab("General"));
    expect(panel().scrollTop).toBe(120);
  });

  test("a link within it to another section takes the focus along", async () => {
    show();
    await userEvent.click(screen.getByRole("button", { name: "Avocado" }));
    expect(tab("Projects")).toHaveAttribute("aria-selected", "true");
    expect(panel()).toHaveFocus();
  });

  test("a section that cannot be rendered leaves the others in reach", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    replaceSections({
      General: { Section: General },
      Mission: { Section: Broken },
    });
    show(["General", "Mission"], "Mission");
    expect(within(panel()).getByRole("alert")).toHaveTextContent("Broken section");
    await userEvent.click(tab("General"));
    expect(panel()).toHaveTextContent("Hello");
    jest.mocked(console.error).mockRestore();
  });
});

describe("fetching ahead", () => {
  test("when a pointer rests on the tab, not when it passes over", () => {
    jest.useFakeTimers();
    show();
    fireEvent.pointerEnter(tab("Mission"));
    act(() => jest.advanceTimersByTime(60));
    fireEvent.pointerLeave(tab("Mission"));
    act(() => jest.advanceTimersByTime(1000));
    expect(attempts).toHaveLength(0);

    fireEvent.pointerEnter(tab("Mission"));
    act(() => jest.advanceTimersByTime(100));
    expect(attempts).toHaveLength(1);
  });

  test("when the focus reaches the tab; chosen later, the section is there at once", async () => {
    show();
    act(() => tab("Mission").focus());
    await missionArrives();
    await press("{Enter}");
    expect(screen.getByRole("textbox", { name: "Care" })).toBeInTheDocument();
    expect(attempts).toHaveLength(1);
  });

  test("in vain: nothing happens until the section is chosen, which asks again", async () => {
    show();
    act(() => tab("Mission").focus());
    await act(async () => attempts[0]?.fail(new Error("offline")));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(attempts).toHaveLength(1);
    await press("{Enter}");
    expect(attempts).toHaveLength(2);
  });
});
