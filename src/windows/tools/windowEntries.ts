import type { MenuEntry } from "../../ui/menu/MenuEntry";
import { endSide, startSide } from "../../words/locale.words";
import type { AppManifest } from "../manifest";
import { placeWithin } from "../model/limits";
import { standingOf } from "../model/queries";
import type { TileName } from "../model/tiles";
import { centred, type StepName } from "../model/windowMoves";
import { loosen } from "../paintWindow";
import { tileByEye } from "../readingSide";
import type { ArrowMode } from "../state";
import type { WindowActions } from "../useCreateWindowActions";
import { isOnPhone, readViewport } from "../viewport";
import { boxOf, frameOf } from "../windowElement";
import { arrowSteps } from "./arrowSteps";
import { words } from "./windowMenu.words";

const MOVES: readonly (readonly [StepName, string])[] = [
  ["left", words.moveLeft],
  ["right", words.moveRight],
  ["up", words.moveUp],
  ["down", words.moveDown],
];

const RESIZES: readonly (readonly [StepName, string])[] = [
  [endSide, words.wider],
  [startSide, words.narrower],
  ["down", words.taller],
  ["up", words.shorter],
];

const SIDES: readonly (readonly [TileName, string])[] = [
  ["left", words.snapLeft],
  ["right", words.snapRight],
];

const OTHER_TILES: readonly (readonly [TileName, string])[] = [
  ["top", words.topHalf],
  ["bottom", words.bottomHalf],
  ["topLeft", words.topLeftQuarter],
  ["topRight", words.topRightQuarter],
  ["bottomLeft", words.bottomLeftQuarter],
  ["bottomRight", words.bottomRightQuarter],
];

/**
 * Everything that dragging and the controls do to a window, by single presses. For a closed window the
 * entries are there and disabled.
 */
export const windowEntries = (
  manifest: AppManifest,
  actions: WindowActions,
  takeArrows: (mode: ArrowMode) => void,
): readonly MenuEntry[] => {
  const { id, limits, hasControls } = manifest;
  const { close, focus, move, restoreSize, tile, toggleFullscreen, windows } = actions;
  const steps = arrowSteps(manifest, actions);

  const centre = () => {
    const frame = frameOf(id);
    const standing = standingOf(windows(), id);
    if (frame === null || !standing.isOpen) return;
    if (standing.tile) loosen(frame, manifest, standing);
    const viewport = readViewport();
    focus(id);
    move(id, placeWithin(centred(boxOf(frame), viewport), viewport, limits));
  };

  const { isOpen, isFullscreen } = standingOf(windows(), id);
  const isLoose = isOpen && !isFullscreen;
  const isResizable = isLoose && hasControls;
  // It would be as high afterwards as it is of use, which a title bar is not.
  const isFolded = frameOf(id)?.hasAttribute("data-collapsed") ?? false;
  const onPhone = isOnPhone();

  const loose = (entry: string, label: string, onSelect: () => void): MenuEntry => ({
    kind: "action",
    id: entry,
    label,
    disabled: !isLoose,
    onSelect,
  });
  const repeated = (entry: string, label: string, onSelect: () => void): MenuEntry => ({
    kind: "action",
    id: entry,
    label,
    staysOpen: true,
    onSelect,
  });
  const snap = ([name, label]: readonly [TileName, string]) =>
    loose(name, label, () => {
      // Asked for from elsewhere, it may be behind others.
      focus(id);
      tile(id, tileByEye(name));
    });
  const submenu = (entry: string, label: string, entries: readonly MenuEntry[]): MenuEntry => ({
    kind: "submenu",
    id: entry,
    label,
    entries,
  });

  const centreEntry = loose("centre", words.centre, centre);
  const tiling = [
    ...SIDES.map(snap),
    ...(isResizable ? [submenu("snap", words.snapTo, OTHER_TILES.map(snap))] : []),
  ];
  const controls: MenuEntry[] = [
    {
      kind: "action",
      id: "fullscreen",
      label: isFullscreen ? words.exitFullscreen : words.fullscreen,
      disabled: !isOpen,
      onSelect: () => toggleFullscreen(id),
    },
    {
      kind: "action",
      id: "close",
      label: words.close,
      disabled: !isOpen,
      onSelect: () => close(id),
    },
  ];
  const moving = submenu("move", words.move, [
    ...MOVES.map(([step, label]) => repeated(step, label, () => steps.move(step))),
    loose("arrows", words.moveByKeys, () => takeArrows({ id, does: "move" })),
  ]);
  const resizing = submenu("resize", words.resize, [
    ...RESIZES.map(([step, label]) => repeated(step, label, () => steps.resize(step))),
    loose("arrows", words.resizeByKeys, () => takeArrows({ id, does: "resize" })),
    loose("original", words.originalSize, () => restoreSize(id)),
  ]);

  // A phone's sheet stays where it is, and nothing is resized there.
  if (onPhone) return manifest.onPhone === "panel" ? [centreEntry] : controls;
  return [
    centreEntry,
    ...(hasControls ? [...tiling, ...controls] : []),
    ...(isLoose ? [{ kind: "separator", id: "separator" } as const, moving] : []),
    ...(isResizable && !isFolded ? [resizing] : []),
  ];
};
