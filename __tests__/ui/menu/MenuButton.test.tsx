/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen } from "@testing-library/react";
import { MenuButton } from "../../../src/ui/menu/MenuButton";
import {
  highlighted,
  item,
  menus,
  moveMouseOver,
  pass,
  press,
  renderInPage,
  SETTLE_MS,
  settle,
  spies,
  startTheClock,
  stopTheClock,
  viewEntries,
} from "./support";

beforeEach(stopTheClock);
afterEach(startTheClock);

const renderView = (calls = spies()) => {
  renderInPage(
    <>
      <MenuButton name="View" entries={viewEntries(calls)}>
        View
      </MenuButton>
      <input aria-label="Field" />
    </>,
  );
  return { ...calls, button: screen.getByRole("button", { name: "View" }) };
};

const openByMouse = async () => {
  const view = renderView();
  fireEvent.click(view.button, { detail: 1 });
  await settle();
  return view;
};

const openByKeyboard = async () => {
  const view = renderView();
  view.button.focus();
  await press("ArrowDown");
  return view;
};

describe("opening and closing", () => {
  test("a click opens the menu, named like its button, with nothing highlighted and focus in it", async () => {
    const { button } = await openByMouse();
    expect(button).toHaveAttribute("aria-haspopup", "menu");
    expect(button).toHaveAttribute("aria-expanded", "true");
    const menu = screen.getByRole("menu", { name: "View" });
    expect(menu).toHaveFocus();
    expect(button).toHaveAttribute("aria-controls", menu.id);
    expect(highlighted()).toEqual([]);
  });

  test.each([
    ["ArrowDown", "Theme"],
    ["ArrowUp", "Reset windows"],
  ])("%s on the button highlights %s", async (key, label) => {
    const { button } = renderView();
    button.focus();
    await press(key);
    expect(highlighted()).toEqual([label]);
  });

  test("a click without a pointer (Enter, Space, screen reader) highlights the first item", async () => {
    const { button } = renderView();
    fireEvent.click(button, { detail: 0 });
    await settle();
    expect(highlighted()).toEqual(["Theme"]);
  });

  test("the button closes its menu", async () => {
    const { button } = await openByMouse();
    await settle();
    fireEvent.pointerDown(button);
    fireEvent.pointerUp(button);
    await settle();
    expect(menus()).toEqual(["View"]);
    fireEvent.click(button, { detail: 1 });
    await settle();
    expect(menus()).toEqual([]);
    expect(button).toHaveAttribute("aria-expanded", "false");
    expect(button).toHaveFocus();
  });

  test("Escape closes the menu, gives focus back, and is spent", async () => {
    const { button } = await openByKeyboard();
    const spent = !fireEvent.keyDown(screen.getByRole("menu"), { key: "Escape" });
    await settle();
    expect(spent).toBe(true);
    expect(menus()).toEqual([]);
    expect(button).toHaveFocus();
  });

  test("Tab closes the menu and leaves it to the browser to go on from the button", async () => {
    const { button } = await openByKeyboard();
    const allowed = fireEvent.keyDown(screen.getByRole("menu"), { key: "Tab" });
    expect(allowed).toBe(true);
    expect(button).toHaveFocus();
    await settle();
    expect(menus()).toEqual([]);
  });

  test("a press on another menu's button opens that one instead, however quick", async () => {
    renderInPage(
      <>
        <MenuButton name="View" entries={viewEntries(spies())} />
        <MenuButton name="Other" entries={viewEntries(spies())} />
      </>,
    );
    fireEvent.click(screen.getByRole("button", { name: "View" }), { detail: 1 });
    await settle();
    await settle();
    const other = screen.getByRole("button", { name: "Other" });
    fireEvent.pointerDown(other);
    act(() => other.focus());
    fireEvent.pointerUp(other);
    fireEvent.click(other, { detail: 1 });
    await settle();
    expect(menus()).toEqual(["Other"]);
    expect(screen.getByRole("menu")).toHaveFocus();
  });

  test("a press on a field closes the menu and focus stays in the field", async () => {
    await openByMouse();
    // Zag hears presses outside some frames after opening.
    await settle();
    const field = screen.getByLabelText("Field");
    fireEvent.pointerDown(field);
    act(() => field.focus());
    fireEvent.pointerUp(field);
    await settle();
    expect(menus()).toEqual([]);
    expect(field).toHaveFocus();
  });

  test("a press on nothing closes the menu and focus goes back to the button", async () => {
    const { button } = await openByMouse();
    await settle();
    fireEvent.pointerDown(document.body);
    act(() => (document.activeElement as HTMLElement).blur());
    fireEvent.pointerUp(document.body);
    await settle();
    expect(menus()).toEqual([]);
    expect(button).toHaveFocus();
  });
});

describe("choosing", () => {
  test("an action finds focus on the button already, and the menu closes", async () => {
    const { button, onReset } = await openByKeyboard();
    onReset.mockImplementation(() => expect(button).toHaveFocus());
    await press("End");
    await press("Enter");
    expect(onReset).toHaveBeenCalledTimes(1);
    expect(menus()).toEqual([]);
  });

  test("an action that stays open can be chosen again by Enter", async () => {
    const { onMove } = await openByKeyboard();
    await press("m");
    await press("Enter");
    await press("Enter");
    expect(onMove).toHaveBeenCalledTimes(2);
    expect(menus()).toEqual(["View"]);
    expect(highlighted()).toEqual(["Move left"]);
  });

  test("a disabled entry is passed over and does nothing", async () => {
    const { onOff } = await openByKeyboard();
    await press("m");
    await press("ArrowDown");
    expect(highlighted()).toEqual(["Reset windows"]);
    expect(item("Nothing")).toHaveAttribute("aria-disabled", "true");
    fireEvent.click(item("Nothing"));
    await settle();
    expect(onOff).not.toHaveBeenCalled();
    expect(menus()).toEqual(["View"]);
  });

  test("options are radio items of a named group; choosing one closes every menu", async () => {
    const { onTheme, button } = await openByKeyboard();
    await press("Enter");
    expect(screen.getByRole("group", { name: "Theme" })).toBeInTheDocument();
    expect(item("Dark", "menuitemradio")).toBeChecked();
    expect(item("Light", "menuitemradio")).not.toBeChecked();
    expect(highlighted()).toEqual(["Theme", "Dark"]);
    await press("ArrowUp");
    await press(" ");
    expect(onTheme.mock.calls).toEqual([["light"]]);
    expect(menus()).toEqual([]);
    expect(button).toHaveFocus();
  });

  test("a press in a menu is none on what its button stands on", async () => {
    const onAncestor = jest.fn();
    renderInPage(
      <fieldset onDoubleClick={onAncestor} onKeyDown={onAncestor} onPointerDown={onAncestor}>
        <MenuButton name="View" entries={viewEntries(spies())} />
      </fieldset>,
    );
    fireEvent.click(screen.getByRole("button"));
    await settle();
    fireEvent.pointerDown(item("Move left"));
    fireEvent.keyDown(screen.getByRole("menu"), { key: "m" });
    fireEvent.doubleClick(item("Move left"));
    expect(onAncestor).not.toHaveBeenCalled();
  });
});

describe("type-ahead", () => {
  test("letters within 1000 ms make one word, after that a new one", async () => {
    await openByKeyboard();
    await press("m");
    expect(highlighted()).toEqual(["Move left"]);
    await pass(1000 - SETTLE_MS - 1);
    await press("z");
    expect(highlighted()).toEqual(["Move left"]);
    await pass(1000);
    await press("z");
    expect(highlighted()).toEqual(["Zoom"]);
  });

  test("a space within a word belongs to it", async () => {
    const { onMove } = await openByKeyboard();
    for (const key of "move ") await press(key);
    expect(onMove).not.toHaveBeenCalled();
    await pass(1000);
    await press(" ");
    expect(onMove).toHaveBeenCalledTimes(1);
  });

  test("shortcuts are not letters", async () => {
    await openByKeyboard();
    fireEvent.keyDown(screen.getByRole("menu"), { key: "r", ctrlKey: true });
    await settle();
    expect(highlighted()).toEqual(["Theme"]);
  });
});

describe("keys that are pressed together with Alt, Ctrl or Meta", () => {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];
  const modifiers = ["altKey", "ctrlKey", "metaKey"];
  /** Those of them that the browser does not get. */
  const taken = () =>
    modifiers.flatMap((modifier) =>
      keys.filter(
        (key) => !fireEvent.keyDown(document.activeElement as Element, { key, [modifier]: true }),
      ),
    );

  test("are the browser's on the button", () => {
    const { button } = renderView();
    button.focus();
    expect(taken()).toEqual([]);
    expect(fireEvent.keyDown(button, { key: "ArrowDown", shiftKey: true })).toBe(true);
    expect(menus()).toEqual([]);
  });

  test("and in the menu and its submenus", async () => {
    await openByKeyboard();
    expect(taken()).toEqual([]);
    await press("ArrowRight");
    expect(taken()).toEqual([]);
    await settle();
    expect(highlighted()).toEqual(["Theme", "Dark"]);
  });
});

describe("submenus", () => {
  test("open 100 ms after the pointer came, not before", async () => {
    await openByMouse();
    moveMouseOver(item("Theme"));
    await pass(99);
    expect(menus()).toEqual(["View"]);
    await pass(1);
    expect(menus()).toEqual(["View", "Theme"]);
    expect(item("Theme")).toHaveAttribute("aria-expanded", "true");
  });

  test("stay for 300 ms after the pointer left, and not longer", async () => {
    await openByMouse();
    moveMouseOver(item("Theme"));
    await pass(200);
    moveMouseOver(item("Move left"));
    await pass(299);
    expect(menus()).toEqual(["View", "Theme"]);
    await pass(1);
    expect(menus()).toEqual(["View"]);
    await settle();
    expect(screen.getByRole("menu", { name: "View" })).toHaveFocus();
  });

  test("stay when the pointer reaches them across other entries, theirs highlighted again", async () => {
    await openByMouse();
    moveMouseOver(item("Theme"));
    await pass(200);
    moveMouseOver(item("Zoom"));
    await pass(150);
    moveMouseOver(item("Move left"));
    await pass(149);
    fireEvent.pointerEnter(screen.getByRole("menu", { name: "Theme" }), { pointerType: "mouse" });
    await pass(1000);
    expect(menus()).toEqual(["View", "Theme"]);
    expect(highlighted()).toEqual(["Theme"]);
  });

  test("give way to the one that the pointer rests on when their grace is over", async () => {
    await openByMouse();
    moveMouseOver(item("Theme"));
    await pass(200);
    moveMouseOver(item("Zoom"));
    await pass(299);
    expect(menus()).toEqual(["View", "Theme"]);
    await pass(1);
    expect(menus()).toEqual(["View", "Zoom"]);
  });

  describe("with the pointer on its way across other entries", () => {
    const openThemeSubmenu = async () => {
      await openByMouse();
      moveMouseOver(item("Theme"), { x: 100, y: 60 });
      await pass(200);
      moveMouseOver(item("Theme"), { x: 101, y: 60 });
      const rect = { left: 200, right: 350, top: 40, bottom: 280 };
      jest
        .spyOn(screen.getByRole("menu", { name: "Theme" }), "getBoundingClientRect")
        .mockReturnValue(rect as DOMRect);
    };

    test("their entry stays highlighted, until the pointer has not come in time", async () => {
      await openThemeSubmenu();
      moveMouseOver(item("Move left"), { x: 150, y: 100 });
      await settle();
      expect(highlighted()).toEqual(["Theme"]);
      await pass(300 - SETTLE_MS);
      expect(menus()).toEqual(["View"]);
      expect(highlighted()).toEqual(["Move left"]);
    });

    test("they stay for a slow hand", async () => {
      await openThemeSubmenu();
      for (const x of [130, 150, 170, 190]) {
        moveMouseOver(item("Move left"), { x, y: x - 40 });
        await pass(250);
      }
      expect(menus()).toEqual(["View", "Theme"]);
      expect(highlighted()).toEqual(["Theme"]);
    });

    test("the highlight follows a pointer that goes elsewhere, at once", async () => {
      await openThemeSubmenu();
      moveMouseOver(item("Move left"), { x: 100, y: 100 });
      await settle();
      expect(menus()).toEqual(["View", "Theme"]);
      expect(highlighted()).toEqual(["Move left"]);
    });

    test("and their entry is highlighted while the pointer is nowhere", async () => {
      await openThemeSubmenu();
      fireEvent.pointerLeave(item("Theme"), { pointerType: "mouse" });
      await settle();
      expect(highlighted()).toEqual(["Theme"]);
    });
  });

  test("stay open when their entry is pressed", async () => {
    await openByMouse();
    moveMouseOver(item("Theme"));
    await pass(200);
    await settle();
    fireEvent.pointerDown(item("Theme"));
    fireEvent.pointerUp(item("Theme"));
    await settle();
    expect(menus()).toEqual(["View", "Theme"]);
  });

  test("a tap opens one at once", async () => {
    await openByMouse();
    fireEvent.click(item("Theme"), { detail: 1 });
    expect(menus()).toEqual(["View", "Theme"]);
    await settle();
    expect(highlighted()).toEqual(["Theme"]);
  });

  test.each(["Enter", " ", "ArrowRight"])(
    "%j opens one at once, its checked item highlighted",
    async (key) => {
      await openByKeyboard();
      fireEvent.keyDown(screen.getByRole("menu"), { key });
      expect(menus()).toEqual(["View", "Theme"]);
      await settle();
      expect(highlighted()).toEqual(["Theme", "Dark"]);
      expect(screen.getByRole("menu", { name: "Theme" })).toHaveFocus();
    },
  );

  test("ArrowLeft closes one and goes back to its entry", async () => {
    await openByKeyboard();
    await press("ArrowRight");
    await press("ArrowLeft");
    expect(menus()).toEqual(["View"]);
    expect(highlighted()).toEqual(["Theme"]);
    expect(screen.getByRole("menu", { name: "View" })).toHaveFocus();
  });

  test("one without a checked item starts at its first", async () => {
    await openByKeyboard();
    await press("z");
    await press("ArrowRight");
    expect(highlighted()).toEqual(["Zoom", "Zoom in"]);
  });

  test("Escape closes the last one only, and then the menu that it belongs to", async () => {
    const { button } = await openByKeyboard();
    await press("ArrowRight");
    const spent = !fireEvent.keyDown(screen.getByRole("menu", { name: "Theme" }), {
      key: "Escape",
    });
    await settle();
    expect(spent).toBe(true);
    expect(menus()).toEqual(["View"]);
    expect(highlighted()).toEqual(["Theme"]);
    expect(screen.getByRole("menu", { name: "View" })).toHaveFocus();
    await press("Escape");
    expect(menus()).toEqual([]);
    expect(button).toHaveFocus();
  });
});
