/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { homeDirectory } from "../../src/apps/home-directory/manifest";
import { appsOf } from "../../src/apps/registry";
import {
  type AppBodyProps,
  PlaceLink,
  TAKES_FOCUS_ATTRIBUTE,
  useWindowActions,
} from "../../src/windows";
import { type DomFocusRequest, useSetRequestedDomFocus } from "../../src/windows/state";
import { anApp, renderWindows } from "../support/renderDesktop";
import { aFramedApp } from "../support/shell";

const region = (name: string) => screen.getByRole("region", { name, hidden: true });
const layerOf = (name: string) => region(name).style.zIndex;

const renders = new Map<string, number>();
const CountedBody = ({ id }: { id: string }) => {
  renders.set(id, (renders.get(id) ?? 0) + 1);
  return null;
};
const bodies = {
  a: () => <CountedBody id="a" />,
  b: () => <CountedBody id="b" />,
  c: () => <CountedBody id="c" />,
};

let isBroken = true;
const Fragile = () => {
  if (isBroken) throw new Error("The reel is torn");
  return <p>All is well</p>;
};

const Editor = () => {
  const [text, setText] = useState("");
  return <input aria-label="Text" value={text} onChange={(e) => setText(e.target.value)} />;
};

const OpenBehind = () => {
  const { openBehind } = useWindowActions();
  return (
    <button type="button" onClick={() => openBehind("b")}>
      Announce
    </button>
  );
};

describe("adding an app", () => {
  const added = anApp({
    id: "notes",
    title: "Notes",
    isOpenOnArrival: false,
    shortcut: "My notes",
  });

  it("takes its manifest and a line in the list, nothing else", async () => {
    renderWindows([homeDirectory, added]);
    await userEvent.dblClick(screen.getByRole("link", { name: /^My notes/ }));
    expect(region("Notes")).toHaveTextContent("Some content");
    expect(screen.getByRole("heading", { name: "Notes" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Close Notes" }));
    expect(screen.queryByRole("region", { name: "Notes" })).toBeNull();
    expect(screen.getByRole("link", { name: /^My notes/ })).toHaveFocus();
  });

  const manifests = appsOf({
    resume: null,
    framedApps: [aFramedApp("Preferences"), aFramedApp("webVitals")],
  });

  it("leaves each id and title in the registry its own", () => {
    expect(new Set(manifests.map(({ id }) => id)).size).toBe(manifests.length);
    expect(new Set(manifests.map(({ title }) => title)).size).toBe(manifests.length);
  });

  it("leaves each address its own, and one app for all other pages", () => {
    const addresses = manifests.flatMap(({ address }) => address ?? []);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(manifests.filter(({ showsPages }) => showsPages)).toHaveLength(1);
  });
});

describe("what is in a window", () => {
  it("is not rendered again when the focus changes", () => {
    renderWindows(
      Object.entries(bodies).map(([id, Body]) => anApp({ id, title: `Window ${id}`, Body })),
    );
    expect(layerOf("Window c")).toBe("1002");
    const before = new Map(renders);

    fireEvent.pointerDown(region("Window a"));
    expect(layerOf("Window a")).toBe("1002");
    expect(layerOf("Window c")).toBe("1000");
    expect(renders).toEqual(before);
  });
});

describe("what a window shows", () => {
  const Reader = ({ address }: AppBodyProps) => <p>At {address ?? "no address"}</p>;
  const reader = anApp({ id: "reader", title: "Reader", showsPages: true, Body: Reader });
  const films = anApp({
    id: "films",
    title: "Films",
    address: "/films/",
    isOpenOnArrival: false,
    Body: Reader,
  });
  const clock = anApp({ id: "clock", title: "Clock", Body: Reader });
  const Opener = () => {
    const { open } = useWindowActions();
    return (
      <button type="button" onClick={() => open("reader")}>
        Open the reader
      </button>
    );
  };
  const links = (
    <>
      <Opener />
      <PlaceLink address="/a/">A page</PlaceLink>
      <PlaceLink address="/films/">The films</PlaceLink>
    </>
  );
  const follow = (name: string) => userEvent.click(screen.getByRole("link", { name }));

  it("is told whether it has stood behind another window since the visitor came", async () => {
    const Behind = ({ hasArrivedBehind }: AppBodyProps) => (
      <p>{hasArrivedBehind ? "behind" : "asked for"}</p>
    );
    const app = (name: string, isOpenOnArrival: boolean) =>
      anApp({ id: name, title: name, address: `/${name}/`, isOpenOnArrival, Body: Behind });
    renderWindows([app("tides", true), app("films", false), reader], {
      addresses: { reader: "/start/" },
      beside: links,
    });
    expect(region("tides")).toHaveTextContent("behind");
    await follow("The films");
    expect(await screen.findByRole("region", { name: "films" })).toHaveTextContent("asked for");
  });

  it("is what its address names; an app without one is told so", () => {
    renderWindows([clock, reader], { addresses: { reader: "/start/" } });
    expect(region("Reader")).toHaveTextContent("At /start/");
    expect(region("Clock")).toHaveTextContent("At no address");
  });

  it("changes in the window that a page belongs to, in front, with the focus left on the link", async () => {
    const { addressBar } = renderWindows([reader, clock], {
      addresses: { reader: "/start/" },
      beside: links,
    });
    expect(layerOf("Clock")).toBe("1002");
    await follow("A page");
    expect(region("Reader")).toHaveTextContent("At /a/");
    expect(layerOf("Reader")).toBe("1002");
    expect(addressBar()).toBe("/a/");
    expect(screen.getByRole("link", { name: "A page" })).toHaveFocus();
  });

  it("opens with an app's own address, and takes the focus along", async () => {
    const { addressBar } = renderWindows([reader, films], {
      addresses: { reader: "/start/" },
      beside: links,
    });
    await follow("The films");
    expect(region("Films")).toHaveTextContent("At /films/");
    expect(region("Reader")).toHaveTextContent("At /start/");
    expect(screen.getByRole("heading", { name: "Films" })).toHaveFocus();
    expect(addressBar()).toBe("/films/");

    await userEvent.click(screen.getByRole("button", { name: "Close Films" }));
    expect(screen.getByRole("link", { name: "The films" })).toHaveFocus();
    expect(addressBar()).toBe("/start/");
  });

  it("is the same when the window is closed and opened again", async () => {
    const { addressBar } = renderWindows([clock, reader], {
      addresses: { reader: "/start/" },
      beside: links,
    });
    await follow("A page");
    await userEvent.click(screen.getByRole("button", { name: "Close Reader" }));
    expect(addressBar()).toBe("/");
    expect(screen.queryByRole("region", { name: "Reader" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Open the reader" }));
    expect(region("Reader")).toHaveTextContent("At /a/");
    expect(addressBar()).toBe("/a/");
  });
});

describe("the keyboard's focus, when an action asks for it", () => {
  const request: { current: (of: DomFocusRequest) => void } = { current: () => {} };
  const Asking = () => {
    request.current = useSetRequestedDomFocus();
    return null;
  };
  const ask = (of: DomFocusRequest) => act(() => request.current(of));
  const Panel = () => (
    <section aria-label="Panel" tabIndex={-1} {...{ [TAKES_FOCUS_ATTRIBUTE]: "" }} />
  );
  const panel = anApp({ id: "panel", title: "With a panel", Body: Panel });
  const plain = anApp({ id: "plain", title: "Plain" });

  it("goes to the title, or to the content that takes it, as often as asked", () => {
    renderWindows([panel, plain], { beside: <Asking /> });
    const content = screen.getByRole("region", { name: "Panel" });
    const title = screen.getByRole("heading", { name: "With a panel" });
    for (const [part, target] of [
      ["content", content],
      ["content", content],
      ["title", title],
      ["title", title],
    ] as const) {
      act(() => screen.getByRole("heading", { name: "Plain" }).focus());
      ask({ id: "panel", part });
      expect(target).toHaveFocus();
    }
  });

  it("goes to the title where no content takes it", () => {
    renderWindows([panel, plain], { beside: <Asking /> });
    ask({ id: "plain", part: "content" });
    expect(screen.getByRole("heading", { name: "Plain" })).toHaveFocus();
  });
});

describe("a window's frame", () => {
  it("is rendered again only when it stands otherwise among the others", () => {
    const drawn: string[] = [];
    renderWindows(
      ["a", "b", "c"].map((id) =>
        anApp({
          id,
          title: `Window ${id}`,
          Icon: () => {
            drawn.push(id);
            return null;
          },
        }),
      ),
    );
    // The first sign of use brings what all windows are resized with.
    fireEvent.pointerMove(document.body);
    drawn.length = 0;
    fireEvent.pointerDown(region("Window b"));
    expect(layerOf("Window b")).toBe("1002");
    expect(new Set(drawn)).toEqual(new Set(["b", "c"]));
  });
});

describe("an error in a window", () => {
  it("stays in it, with a way to try again", async () => {
    const silenced = jest.spyOn(console, "error").mockImplementation(() => {});
    renderWindows([
      anApp({ id: "fine", title: "Fine" }),
      anApp({ id: "fragile", title: "Fragile", Body: Fragile }),
    ]);

    const broken = within(region("Fragile"));
    expect(broken.getByRole("alert")).toHaveTextContent("Unexpected Application Error!");
    expect(broken.getByRole("alert")).toHaveTextContent("The reel is torn");
    expect(region("Fine")).toHaveTextContent("Some content");

    isBroken = false;
    await userEvent.click(broken.getByRole("button", { name: "Try again" }));
    expect(region("Fragile")).toHaveTextContent("All is well");
    silenced.mockRestore();
  });
});

describe("what a visitor types in a window", () => {
  it("stays while other windows come and go", async () => {
    renderWindows([
      anApp({ id: "editor", title: "Editor", Body: Editor }),
      anApp({ id: "other", title: "Other" }),
    ]);
    await userEvent.type(screen.getByLabelText("Text"), "draft");
    const other = within(region("Other"));
    fireEvent.pointerDown(region("Other"));
    await userEvent.click(other.getByRole("button", { name: "Enter fullscreen, Other" }));
    await userEvent.click(other.getByRole("button", { name: "Close Other" }));
    expect(screen.getByLabelText("Text")).toHaveValue("draft");
  });
});

it("folds a collapsible window down to its title bar and unfolds it", async () => {
  renderWindows([anApp({ id: "panel", title: "Panel", isCollapsible: true, hasControls: false })]);
  const header = screen.getByRole("button", { name: "Panel" });
  expect(header).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(header);
  expect(header).toHaveAttribute("aria-expanded", "false");
  expect(screen.getByText("Some content")).not.toBeVisible();
  await userEvent.click(header);
  expect(screen.getByText("Some content")).toBeVisible();
});

describe("opening behind the others", () => {
  it("takes neither the front nor the keyboard's focus", async () => {
    renderWindows(
      [anApp({ id: "a", title: "A" }), anApp({ id: "b", title: "B", isOpenOnArrival: false })],
      { beside: <OpenBehind /> },
    );
    const opener = screen.getByRole("button", { name: "Announce" });
    await userEvent.click(opener);
    expect(layerOf("A")).toBe("1002");
    expect(layerOf("B")).toBe("1000");
    expect(opener).toHaveFocus();
  });
});
