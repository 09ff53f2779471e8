import type { MenuEntry } from "../../ui/menu/MenuEntry";
import type { AppManifest } from "../manifest";
import { placeWithin } from "../model/limits";
import { standingOf } from "../model/queries";
import type { TileName } from "../model/tiles";
import { centred, type StepName } from "../model/windowMoves";
import { loosen } from "../paintWindow";
import type { ArrowMode } from "../state";
import type { WindowActions } from "../useCreateWindowActions";
import { isOnPhone, readViewport } from "../viewport";
import { boxOf, frameOf } from "../windowElement";
import { arrowSteps } from "./arrowSteps";

const MOVES: readonly (readonly [StepName, string])[] = [
  ["left", "Move left"],
  ["right", "Move right"],
  ["up", "Move up"],
  ["down", "Move down"],
];

const RESIZES: readonly (readonly [StepName, string])[] = [
  ["right", "Wider"],
  ["left", "Narrower"],
  ["down", "Taller"],
  ["up", "Shorter"],
];

const SIDES: readonly (readonly [TileName, string])[] = [
  ["left", "Snap left"],
  ["right", "Snap right"],
];

const OTHER_TILES: readonly (readonly [TileName, string])[] = [
  ["top", "Top half"],
  ["bottom", "Bottom half"],
  ["topLeft", "Top left quarter"],
  ["topRight", "Top right quarter"],
  ["bottomLeft", "Bottom left quarter"],
  ["bottomRight", "Bottom right quarter"],
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
      tile(id, name);
    });
  const submenu = (entry: string, label: string, entries: readonly MenuEntry[]): MenuEntry => ({
    kind: "submenu",
    id: entry,
    label,
    entries,
  });

  const centreEntry = loose("centre", "Centre", centre);
  const tiling = [
    ...SIDES.map(snap),
    ...(isLoose ? [submenu("snap", "Snap to", OTHER_TILES.map(snap))] : []),
  ];
  const controls: MenuEntry[] = [
    {
      kind: "action",
      id: "fullscreen",
      label: isFullscreen ? "Exit fullscreen" : "Fullscreen",
      disabled: !hasControls || !isOpen,
      onSelect: () => toggleFullscreen(id),
    },
    {
      kind: "action",
      id: "close",
      label: "Close",
      disabled: !hasControls || !isOpen,
      onSelect: () => close(id),
    },
  ];
  const moving = submenu("move", "Move", [
    ...MOVES.map(([step, label]) => repeated(step, label, () => steps.move(step))),
    loose("arrows", "Move with the arrow keys", () => takeArrows({ id, does: "move" })),
  ]);
  const resizing = submenu("resize", "Resize", [
    ...RESIZES.map(([step, label]) => repeated(step, label, () => steps.resize(step))),
    loose("arrows", "Resize with the arrow keys", () => takeArrows({ id, does: "resize" })),
    loose("original", "Original size", () => restoreSize(id)),
  ]);

  // A phone's sheet stays where it is, and nothing is resized there.
  if (onPhone) return manifest.onPhone === "panel" ? [centreEntry, ...controls] : controls;
  return [
    centreEntry,
    ...tiling,
    ...controls,
    ...(isLoose ? [{ kind: "separator", id: "separator" } as const, moving, resizing] : []),
  ];
};
