/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aboutMe } from "../../../src/apps/about-me/manifest";
import { scrollMemory } from "../../../src/lib/scrollMemory";
import { createPages } from "../../../src/sections/pages";
import { sections } from "../../../src/sections/registry";
import type { LoadedPage } from "../../../src/sections/section";
import { PlaceLink, useWindowActions } from "../../../src/windows";
import { renderWindows } from "../../support/renderDesktop";
import { aShell } from "../../support/shell";

jest.mock("../../../src/sections/registry", () => ({ sections: {} }));

interface Attempt {
  address: string;
  arrive: (page: LoadedPage) => void;
  fail: (error: Error) => void;
}
let attempts: Attempt[] = [];

const pageOf = (View: LoadedPage["View"]): LoadedPage => ({
  View,
  data: null,
  title: null,
  item: null,
});

const General = () => (
  <>
    <p>Hello</p>
    <PlaceLink address="/projects/avocado/">Avocado</PlaceLink>
  </>
);
const Projects: LoadedPage["View"] = ({ wanted }) => (
  <>
    <p>All projects, at {wanted.address}</p>
    <PlaceLink address="/projects/birch/">Birch</PlaceLink>
  </>
);
const Broken = () => {
  throw new Error("Broken section");
};
const Mission = () => <input aria-label="Care" />;
const missionArrives = (View: LoadedPage["View"] = Mission) =>
  act(async () => attempts.at(-1)?.arrive(pageOf(View)));

beforeEach(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  attempts = [];
  scrollMemory.forget();
  const load = (address: string) =>
    new Promise<LoadedPage>((arrive, fail) => {
      attempts.push({ address, arrive, fail });
    });
  Object.assign(sections, { Mission: load, Projects: load });
});
afterEach(() => {
  jest.useRealTimers();
});

const ADDRESSES: Record<string, string> = {
  General: "/general/",
  Projects: "/projects/",
  Mission: "/mission/",
};

/** About Me at a section, with the pages of General and of all projects there from the start. */
const show = (titles = ["General", "Projects", "Mission"], selected = titles[0] ?? "") => {
  const shell = aShell({ titles });
  const addressOf = (title: string) => (titles[0] === title ? "/" : (ADDRESSES[title] ?? "/"));
  const pages = createPages(shell);
  pages.put(addressOf("General"), pageOf(General));
  for (const address of [addressOf("Projects"), "/projects/avocado/", "/projects/birch/"]) {
    pages.put(address, pageOf(Projects));
  }
  const addresses = { [aboutMe.id]: addressOf(selected) };
  return renderWindows([aboutMe], { shell, pages, addresses, beside: <Elsewhere /> });
};

let goTo: (address: string) => void;
const Elsewhere = () => {
  const actions = useWindowActions();
  goTo = (address) => act(() => actions.goTo(address));
  return null;
};

const tab = (name: string) => screen.getByRole("tab", { name });
const panel = () => screen.getByRole("tabpanel");
const shownTab = () => screen.getByRole("tab", { selected: true }).textContent;
const press = (keys: string) => userEvent.setup({ delay: null }).keyboard(keys);

describe("tabs", () => {
  test("one for each section of the navigation, in its order, each with its panel", () => {
    show(["Mission", "General"], "General");
    const tabs = screen.getAllByRole<HTMLAnchorElement>("tab");
    expect(tabs.map(({ textContent, pathname }) => [textContent, pathname])).toEqual([
      ["Mission", "/"],
      ["General", "/general/"],
    ]);
    for (const each of screen.getAllByRole("tab")) {
      const controlled = document.getElementById(each.getAttribute("aria-controls") ?? "");
      expect(controlled).toHaveAttribute("aria-labelledby", each.id);
    }
    expect(panel()).toHaveAccessibleName("General");
    expect(panel()).toHaveAttribute("tabindex", "0");
  });

  test("a click selects, at the section's address", async () => {
    const { addressBar } = show();
    await userEvent.click(tab("Projects"));
    expect(addressBar()).toBe("/projects/");
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
    ["{Alt>}{ArrowLeft}{/Alt}", "Mission", "Mission"],
    ["x", "General", "General"],
    ["m", "General", "Mission"],
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

  test("an address of a section that the owner has taken out: the first", async () => {
    show(["Projects", "Mission"]);
    await act(async () => goTo("/interests/"));
    expect(shownTab()).toBe("Projects");
    expect(panel()).toHaveTextContent("All projects");
  });

  test("a tab leads back to where its section was left, and from there to the whole of it", async () => {
    const { addressBar } = show();
    goTo("/projects/birch/");
    expect(shownTab()).toBe("Projects");
    expect(tab("Projects")).toHaveAttribute("href", "/projects/");
    await userEvent.click(tab("General"));
    expect(addressBar()).toBe("/");
    expect(tab("Projects")).toHaveAttribute("href", "/projects/birch/");
    await userEvent.click(tab("Projects"));
    expect(addressBar()).toBe("/projects/birch/");
    await userEvent.click(tab("Projects"));
    expect(addressBar()).toBe("/projects/");
  });
});

describe("a page that was removed since it was left", () => {
  const gone = new Error("This page could not be fetched (404).", { cause: 404 });
  const goneArrives = () =>
    act(async () => attempts.find(({ address }) => address === "/projects/gone/")?.fail(gone));

  test("gives way to its section, whose tab leads there from now on", async () => {
    const { addressBar } = show();
    goTo("/projects/gone/");
    await userEvent.click(tab("General"));
    await userEvent.click(tab("Projects"));
    expect(addressBar()).toBe("/projects/gone/");
    await goneArrives();
    expect(addressBar()).toBe("/projects/");
    expect(panel()).toHaveTextContent("All projects, at /projects/");
    await userEvent.click(tab("General"));
    expect(tab("Projects")).toHaveAttribute("href", "/projects/");
  });

  test("does not call the visitor back, who has gone on", async () => {
    const { addressBar } = show();
    goTo("/projects/gone/");
    await userEvent.click(tab("General"));
    await goneArrives();
    expect(addressBar()).toBe("/");
    expect(tab("Projects")).toHaveAttribute("href", "/projects/");
  });

  test("is said to be missing beside the list that led there", async () => {
    const { addressBar } = show(undefined, "Projects");
    goTo("/projects/gone/");
    await goneArrives();
    expect(addressBar()).toBe("/projects/gone/");
    expect(panel()).toHaveTextContent("All projects, at /projects/gone/");
  });

  test("a page that cannot be had just now is not given up", async () => {
    const { addressBar } = show();
    goTo("/projects/gone/");
    await act(async () => attempts[0]?.fail(new Error("Offline.")));
    expect(screen.getByRole("alert")).toHaveTextContent("Offline.");
    expect(addressBar()).toBe("/projects/gone/");
  });
});

describe("what is in a panel", () => {
  test("a section that comes on demand: a spinner, then the section", async () => {
    show();
    expect(attempts).toHaveLength(0);
    await userEvent.click(tab("Mission"));
    expect(within(panel()).getByRole("status", { name: "Loading" })).toBeInTheDocument();
    await missionArrives();
    expect(screen.getByRole("textbox", { name: "Care" })).toBeInTheDocument();
    expect(attempts.map(({ address }) => address)).toEqual(["/mission/"]);
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
    show(undefined, "Mission");
    await missionArrives(Long);
    Long.mockClear();
    await userEvent.click(tab("General"));
    await userEvent.click(tab("Mission"));
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

  test("each page of a section begins at its top, and is found again where it was left", () => {
    show(undefined, "Projects");
    panel().scrollTop = 300;
    fireEvent.scroll(panel());
    goTo("/projects/birch/");
    expect(panel().scrollTop).toBe(0);
    panel().scrollTop = 40;
    fireEvent.scroll(panel());
    goTo("/projects/");
    expect(panel().scrollTop).toBe(300);
    goTo("/projects/birch/");
    expect(panel().scrollTop).toBe(40);
  });

  test("a link within it to another section takes the focus along", async () => {
    const { addressBar } = show();
    await userEvent.click(screen.getByRole("link", { name: "Avocado" }));
    expect(tab("Projects")).toHaveAttribute("aria-selected", "true");
    expect(addressBar()).toBe("/projects/avocado/");
    expect(panel()).toHaveFocus();
  });

  test("a link within it to another page of it leaves the focus where it is", async () => {
    show(undefined, "Projects");
    await userEvent.click(screen.getByRole("link", { name: "Birch" }));
    expect(panel()).toHaveTextContent("at /projects/birch/");
    expect(screen.getByRole("link", { name: "Birch" })).toHaveFocus();
  });

  test("a section that cannot be rendered leaves the others in reach, and is loaded anew", async () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    show(undefined, "Mission");
    await missionArrives(Broken);
    expect(within(panel()).getByRole("alert")).toHaveTextContent("Broken section");
    await userEvent.click(tab("General"));
    expect(panel()).toHaveTextContent("Hello");
    await userEvent.click(tab("Mission"));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(attempts).toHaveLength(2);
    await missionArrives();
    expect(screen.getByRole("textbox", { name: "Care" })).toBeInTheDocument();
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

  test("what was fetched ahead is rendered ahead, out of sight", async () => {
    show();
    act(() => tab("Mission").focus());
    await missionArrives();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    const prepared = screen.getByRole("textbox", { hidden: true });
    await press("{Enter}");
    expect(screen.getByRole("textbox", { name: "Care" })).toBe(prepared);
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
