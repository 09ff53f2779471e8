import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { ChakraProvider, createSystem } from "@chakra-ui/react/styled-system";
import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import type { MenuEntry } from "../../../src/ui/menu/MenuEntry";
// Compiled with the file, so that the first test to open a menu doesn't wait for it.
import "../../../src/ui/menu/MenuPanel";

// Whether an element is hidden is slow to compute in jsdom; a menu that is closed is not there.
configure({ defaultHidden: true });
jest.setTimeout(20_000);

// What jsdom lacks.
class FakePointerEvent extends MouseEvent {
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
    this.isPrimary = init.isPrimary ?? false;
  }
}
class FakeResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { PointerEvent: FakePointerEvent, ResizeObserver: FakeResizeObserver });

const system = createSystem(defaultBaseConfig);

export const InPage = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </StrictMode>
);

export const renderInPage = (children: ReactNode) => render(<InPage>{children}</InPage>);

/** A clock that stands still; promises go on. */
export const stopTheClock = () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick"] });
};

/** Takes the page away, Zag's last frames with it (it remembers closed menus for two), then starts the clock. */
export const startTheClock = async () => {
  cleanup();
  await settle();
  jest.useRealTimers();
};

/** Lets time pass, and what is waiting for it happen. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const FRAME_MS = 16;
const FRAMES = 5;

/** How long `settle` takes, in milliseconds: less than any of a menu's figures. */
export const SETTLE_MS = FRAMES * FRAME_MS;

/** Lets what is on its way arrive, and then the frames be drawn that Zag waits for. */
export const settle = async () => {
  await pass(0);
  // One by one: what React is told within one `act` it does at its end.
  for (let frame = 0; frame < FRAMES; frame += 1) await pass(FRAME_MS);
};

export const menus = () =>
  screen.queryAllByRole("menu").map((menu) => menu.getAttribute("aria-label"));

export const highlighted = () =>
  [...document.querySelectorAll('[role^="menuitem"][data-highlighted]')].map(
    (item) => item.textContent,
  );

/** A key pressed where the keyboard is. */
export const press = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await settle();
};

let moves = 0;

/** The mouse over an element. Each move goes to a place of its own, as a real one does. */
export const moveMouseOver = (element: Element, place?: { x: number; y: number }) => {
  moves += 1;
  const { x, y } = place ?? { x: moves, y: moves };
  fireEvent.pointerMove(element, { pointerType: "mouse", clientX: x, clientY: y });
};

export const item = (name: string, role = "menuitem") => screen.getByRole(role, { name });

export const spies = () => ({
  onReset: jest.fn(),
  onOff: jest.fn(),
  onMove: jest.fn(),
  onTheme: jest.fn(),
});

export const viewEntries = ({
  onReset,
  onOff,
  onMove,
  onTheme,
}: ReturnType<typeof spies>): MenuEntry[] => [
  {
    kind: "submenu",
    id: "theme",
    label: "Theme",
    entries: [
      {
        kind: "radio",
        id: "theme",
        label: "Theme",
        value: "dark",
        options: [
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ],
        onChange: onTheme,
      },
    ],
  },
  {
    kind: "submenu",
    id: "zoom",
    label: "Zoom",
    entries: [{ kind: "action", id: "in", label: "Zoom in", onSelect: () => {} }],
  },
  { kind: "separator", id: "line" },
  { kind: "action", id: "move", label: "Move left", staysOpen: true, onSelect: onMove },
  { kind: "action", id: "off", label: "Nothing", disabled: true, onSelect: onOff },
  { kind: "action", id: "reset", label: "Reset windows", onSelect: onReset },
];
