/** @jest-environment jsdom */
import { createDialogs, type ShownDialog } from "../../src/desktop/dialogs/createDialogs";
import { dialogParts } from "../../src/desktop/dialogs/dialogParts";
import { onDemand } from "../../src/lib/onDemand";

jest.mock("../../src/lib/newVersion", () => ({
  ...jest.requireActual("../../src/lib/newVersion"),
  isNewVersionOut: jest.fn(async () => false),
}));

type Part = (typeof dialogParts)["search"]["part"];

const Dialog = () => null;

/** Lets the code of search come when it is told to; returns how. */
const holdSearch = () => {
  let arrive = () => {};
  let fail = () => {};
  const part: Part = onDemand(
    () =>
      new Promise((resolve, reject) => {
        arrive = () => resolve(Dialog);
        fail = () => reject(new Error("It is gone."));
      }),
  );
  Object.assign(dialogParts.search, { part });
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    arrive() {
      arrive();
      return settled();
    },
    fail() {
      fail();
      return settled();
    },
  };
};

const opened = () => {
  const show = jest.fn<void, [ShownDialog | null]>();
  return { show, dialogs: createDialogs(show), last: () => show.mock.lastCall?.[0] ?? null };
};

const focused = () => document.activeElement as HTMLElement;
const notice = () => document.querySelector("[role=alert]");

let button: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = "<button>View</button><button>Other</button>";
  button = document.querySelector("button") as HTMLElement;
  button.focus();
});

const press = (key: string) =>
  focused().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** What an input does when a key is pressed in it. */
const type = (text: string) => {
  (focused() as HTMLInputElement).value += text;
};

test("what is typed before the dialog is there is handed over, once it is", async () => {
  const search = holdSearch();
  const { dialogs, last } = opened();
  dialogs.open("search");
  expect(focused().ariaLabel).toBe("Search");
  type("avo");
  await search.arrive();
  type("cado");
  expect(last()?.props.takeText()).toBe("avocado");
  expect(document.querySelector("input")).toBeNull();
  expect(last()?.props.returnFocusTo).toBe(button);
});

test("Escape calls it off: the focus goes back, nothing behind hears of it, nothing comes", async () => {
  const search = holdSearch();
  const { dialogs, last } = opened();
  const heard = jest.fn();
  document.addEventListener("keydown", heard, { once: true });
  dialogs.open("search");
  press("Escape");
  expect(focused()).toBe(button);
  expect(heard).not.toHaveBeenCalled();
  await search.arrive();
  expect(last()).toBeNull();
});

test("so does asking again", async () => {
  const search = holdSearch();
  const { dialogs, last } = opened();
  dialogs.toggle("search");
  dialogs.toggle("search");
  expect(focused()).toBe(button);
  await search.arrive();
  expect(last()).toBeNull();
});

test("going on to something else calls it off, and leaves the focus there", async () => {
  const search = holdSearch();
  const { dialogs, last } = opened();
  dialogs.open("search");
  const other = document.querySelectorAll("button")[1] as HTMLElement;
  other.focus();
  await search.arrive();
  expect(focused()).toBe(other);
  expect(last()).toBeNull();
});

test("asking again closes it", async () => {
  const search = holdSearch();
  const { dialogs, last } = opened();
  dialogs.toggle("search");
  await search.arrive();
  expect(last()?.name).toBe("search");
  dialogs.toggle("search");
  expect(last()).toBeNull();
});

test("a dialog that another has taken the place of cannot close that", async () => {
  const search = holdSearch();
  const { dialogs, last } = opened();
  dialogs.open("search");
  await search.arrive();
  const first = last();
  dialogs.open("search");
  await Promise.resolve();
  first?.props.onClose();
  expect(last()).not.toBeNull();
});

test("when its code cannot be had a notice says so, and the focus is back; another try opens it", async () => {
  const search = holdSearch();
  const { dialogs, last } = opened();
  dialogs.open("search");
  await search.fail();
  expect(notice()?.textContent).toContain("Search could not be loaded");
  expect(focused()).toBe(button);
  notice()?.querySelector("button")?.click();
  expect(notice()).toBeNull();
  await search.arrive();
  expect(last()?.name).toBe("search");
  expect(last()?.props.returnFocusTo).toBe(button);
});
