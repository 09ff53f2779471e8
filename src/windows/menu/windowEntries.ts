import type { ActionEntry, MenuEntry } from "../../components/menu/MenuEntry";
import type { Point } from "../../lib/geometry";
import { words } from "../../words/words";
import type { WindowActions } from "../actions";
import type { AppManifest } from "../manifest";
import { centred, placeWithin, resizedBox } from "../model/limits";
import type { TileName } from "../model/snap";
import { arrangementOf, isOpen } from "../model/state";
import { boxOf, frameOf, isOnPhone, ONWARD, readViewport } from "../screen";
import { measureUnsnapped } from "../windowStyle";

/** One step of moving or resizing, in CSS pixels. */
const STEP_PX = 40;

/** Steps as seen on the screen. */
const MOVES: readonly (readonly [string, Point])[] = [
  [words.windowMenu.moveLeft, { x: -STEP_PX * ONWARD, y: 0 }],
  [words.windowMenu.moveRight, { x: STEP_PX * ONWARD, y: 0 }],
  [words.windowMenu.moveUp, { x: 0, y: -STEP_PX }],
  [words.windowMenu.moveDown, { x: 0, y: STEP_PX }],
];

/** Steps of the corner at the bottom and inline end. */
const RESIZES: readonly (readonly [string, Point])[] = [
  [words.windowMenu.wider, { x: STEP_PX, y: 0 }],
  [words.windowMenu.narrower, { x: -STEP_PX, y: 0 }],
  [words.windowMenu.taller, { x: 0, y: STEP_PX }],
  [words.windowMenu.shorter, { x: 0, y: -STEP_PX }],
];

const TILES: readonly (readonly [string, TileName])[] = [
  [words.windowMenu.topHalf, "top"],
  [words.windowMenu.bottomHalf, "bottom"],
  [words.windowMenu.topLeftQuarter, "topLeft"],
  [words.windowMenu.topRightQuarter, "topRight"],
  [words.windowMenu.bottomLeftQuarter, "bottomLeft"],
  [words.windowMenu.bottomRightQuarter, "bottomRight"],
];

const submenu = (label: string, entries: readonly MenuEntry[]): MenuEntry => ({
  kind: "submenu",
  id: label,
  label,
  entries,
});

/** Everything that a drag and the controls do to a window, by single clicks. */
export const windowEntries = (
  manifest: AppManifest,
  actions: WindowActions,
): readonly MenuEntry[] => {
  const { id, limitRight, smallest, maxHeightShare, hasControls } = manifest;
  const state = actions.windows();
  const isShown = isOpen(state, id);
  const { isFullscreen } = arrangementOf(state, id);
  const isMovable = isShown && !isFullscreen;

  const action = (label: string, isEnabled: boolean, onSelect: () => void): ActionEntry => ({
    kind: "action",
    id: label,
    label,
    disabled: !isEnabled,
    onSelect,
  });
  /** The menu may belong to a window behind others, or to the dock. */
  const arrange = (label: string, change: (frame: HTMLElement) => void): ActionEntry =>
    action(label, isMovable, () => {
      const frame = frameOf(id);
      if (frame === null) return;
      actions.focus(id);
      change(frame);
    });
  const steps = (
    named: readonly (readonly [string, Point])[],
    change: (frame: HTMLElement, by: Point) => void,
  ): readonly ActionEntry[] =>
    named.map(([label, by]) => ({
      ...arrange(label, (frame) => change(frame, by)),
      staysOpen: true,
    }));

  const moveTo = (place: Point) => actions.move(id, placeWithin(place, readViewport(), limitRight));
  const moveBy = (frame: HTMLElement, by: Point) => {
    const { x, y } = boxOf(frame);
    moveTo({ x: x + by.x, y: y + by.y });
  };
  const resizeBy = (frame: HTMLElement, by: Point) => {
    const resizing = {
      from: boxOf(frame),
      edges: { x: 1, y: 1 },
      viewport: readViewport(),
    } as const;
    actions.resize(id, resizedBox({ ...resizing, limitRight, smallest, maxHeightShare }, by));
  };
  const snap = (label: string, tile: TileName) => arrange(label, () => actions.snap(id, tile));

  const centre = arrange(words.windowMenu.centre, (frame) => {
    moveTo(centred(measureUnsnapped(frame), readViewport()));
  });
  const controls = [
    action(
      isFullscreen ? words.windowMenu.exitFullscreen : words.windowMenu.fullscreen,
      isShown,
      () => actions.toggleFullscreen(id),
    ),
    action(words.windowMenu.close, isShown, () => actions.close(id)),
  ];

  // A phone's sheet stays in place, and nothing is resized there.
  if (isOnPhone()) return manifest.onPhone === "panel" ? [centre] : controls;
  const moving = submenu(words.windowMenu.move, steps(MOVES, moveBy));
  if (!hasControls) return isMovable ? [centre, { kind: "separator", id: "-" }, moving] : [centre];
  const snapping = submenu(
    words.windowMenu.snapTo,
    TILES.map(([label, tile]) => snap(label, tile)),
  );
  const resizing = submenu(words.windowMenu.resize, [
    ...steps(RESIZES, resizeBy),
    arrange(words.windowMenu.originalSize, () => actions.restoreSize(id)),
  ]);
  return [
    centre,
    snap(words.windowMenu.snapLeft, "left"),
    snap(words.windowMenu.snapRight, "right"),
    ...(isMovable ? [snapping] : []),
    ...controls,
    ...(isMovable ? ([{ kind: "separator", id: "-" }, moving, resizing] as const) : []),
  ];
};
