import type { Point } from "../../../src/lib/geometry";

/** What WebDriver and WebDriver BiDi are told of moves and presses, in the same words. */
export type InputSource =
  | {
      readonly type: "pointer";
      readonly id: string;
      readonly parameters: { readonly pointerType: "mouse" | "touch" };
      readonly actions: readonly PointerAction[];
    }
  | { readonly type: "key"; readonly id: string; readonly actions: readonly KeyAction[] };

type PointerAction =
  | {
      readonly type: "pointerMove";
      readonly x: number;
      readonly y: number;
      readonly duration: number;
    }
  | { readonly type: "pointerDown" | "pointerUp"; readonly button: number };

interface KeyAction {
  readonly type: "keyDown" | "keyUp";
  readonly value: string;
}

/** The signs by which the standard knows keys that write nothing. */
const SIGNS: Readonly<Record<string, string>> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Escape: "\uE00C",
  Space: " ",
  PageDown: "\uE00F",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  F6: "\uE036",
  F10: "\uE03A",
};

const pointer =
  (pointerType: "mouse" | "touch") =>
  (...actions: readonly PointerAction[]): readonly InputSource[] => [
    { type: "pointer", id: pointerType, parameters: { pointerType }, actions },
  ];

/** What the mouse does, one after the other. A double press must be one such list, or it counts as two. */
export const mouse = pointer("mouse");

export const finger = pointer("touch");

// The standard asks for whole pixels.
export const moveTo = ({ x, y }: Point): PointerAction => ({
  type: "pointerMove",
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
});

const BUTTONS = { left: 0, right: 2 } as const;

export type Button = keyof typeof BUTTONS;

export const pressDown = (button: Button = "left"): PointerAction => ({
  type: "pointerDown",
  button: BUTTONS[button],
});

export const letGo = (button: Button = "left"): PointerAction => ({
  type: "pointerUp",
  button: BUTTONS[button],
});

/** A key such as `Enter` or `k`, with those that are held for it: `Shift+F6`. */
export const keyPress = (keys: string): readonly InputSource[] => {
  const values = keys.split("+").map((key) => SIGNS[key] ?? key);
  return [
    {
      type: "key",
      id: "keyboard",
      actions: [
        ...values.map((value) => ({ type: "keyDown", value }) as const),
        ...values.toReversed().map((value) => ({ type: "keyUp", value }) as const),
      ],
    },
  ];
};
