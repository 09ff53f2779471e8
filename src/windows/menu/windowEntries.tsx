import Maximize2 from "lucide-react/icons/maximize-2";
import Minimize2 from "lucide-react/icons/minimize-2";
import Move from "lucide-react/icons/move";
import MoveDiagonal2 from "lucide-react/icons/move-diagonal-2";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import type { ActionEntry, MenuEntry } from "../../components/menu/MenuEntry";
import type { Point } from "../../lib/geometry";
import { words } from "../../words/words";
import type { WindowActions } from "../actions";
import type { AppManifest } from "../manifest";
import { centred, placeWithin, resizedBox } from "../model/limits";
import { TILES, type TileName } from "../model/snap";
import { isFullscreen } from "../model/state";
import { boxOf, frameOf, isOnPhone, ONWARD, ownBoxOf, readViewport } from "../screen";
import { PlacePicture } from "./PlacePicture";

/** A step of moving or resizing, in CSS pixels. */
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

const SNAPS: readonly (readonly [string, TileName])[] = [
  [words.windowMenu.topHalf, "top"],
  [words.windowMenu.bottomHalf, "bottom"],
  [words.windowMenu.topLeftQuarter, "topLeft"],
  [words.windowMenu.topRightQuarter, "topRight"],
  [words.windowMenu.bottomLeftQuarter, "bottomLeft"],
  [words.windowMenu.bottomRightQuarter, "bottomRight"],
];

const CENTRE = { width: 0.5, height: 0.5, x: 0.5, y: 0.5 };

const submenu = (label: string, picture: ReactNode, entries: readonly MenuEntry[]): MenuEntry => ({
  kind: "submenu",
  id: label,
  label,
  picture,
  entries,
});

/** Everything that a drag and the controls do to an open window, by single clicks. */
export const windowEntries = (
  manifest: AppManifest,
  actions: WindowActions,
): readonly MenuEntry[] => {
  const { id, kind } = manifest;

  const action = (label: string, onSelect: () => void, picture?: ReactNode): ActionEntry => ({
    kind: "action",
    id: label,
    label,
    picture,
    onSelect,
  });
  /** The menu may belong to a window behind others, or to the dock. */
  const arrange = (label: string, change: (frame: HTMLElement) => void): ActionEntry =>
    action(label, () => {
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
  const snap = (label: string, tile: TileName) =>
    action(label, () => actions.snap(id, tile), <PlacePicture {...TILES[tile]} />);

  const moveTo = (place: Point) => actions.move(id, placeWithin(place, readViewport(), kind));
  const moveBy = (frame: HTMLElement, by: Point) => {
    const { x, y } = boxOf(frame);
    moveTo({ x: x + by.x, y: y + by.y });
  };
  const resizeBy = (frame: HTMLElement, by: Point) => {
    const edges = { x: 1, y: 1 } as const;
    const resizing = { ...manifest, from: boxOf(frame), edges, viewport: readViewport() };
    actions.resize(id, resizedBox(resizing, by));
  };

  const centre = {
    ...arrange(words.windowMenu.centre, (frame) => {
      moveTo(centred(ownBoxOf(frame), readViewport()));
    }),
    picture: <PlacePicture {...CENTRE} />,
  };
  const toggle = () => actions.toggleFullscreen(id);
  const controls = [
    isFullscreen(actions.windows(), id)
      ? action(words.windows.exitFullscreen, toggle, <Minimize2 aria-hidden />)
      : action(words.windowMenu.fullscreen, toggle, <Maximize2 aria-hidden />),
    action(words.windows.close, () => actions.close(id), <X aria-hidden />),
  ];

  // A phone's sheet stays in place, and nothing is resized there.
  if (isOnPhone()) return kind === "panel" ? [centre] : controls;
  const separator = { kind: "separator", id: "-" } as const;
  const moving = submenu(words.windowMenu.move, <Move aria-hidden />, steps(MOVES, moveBy));
  if (kind !== "window") return [centre, separator, moving];
  return [
    centre,
    snap(words.windowMenu.snapLeft, "left"),
    snap(words.windowMenu.snapRight, "right"),
    submenu(
      words.windowMenu.snapTo,
      <PlacePicture {...TILES.topRight} />,
      SNAPS.map(([label, tile]) => snap(label, tile)),
    ),
    ...controls,
    separator,
    moving,
    submenu(words.windowMenu.resize, <MoveDiagonal2 aria-hidden />, [
      ...steps(RESIZES, resizeBy),
      arrange(words.windowMenu.originalSize, () => actions.restoreSize(id)),
    ]),
  ];
};
