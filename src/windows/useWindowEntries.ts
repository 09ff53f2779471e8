import type { MenuEntry } from "../ui/menu/MenuEntry";
import type { AppManifest } from "./manifest";
import { placeWithin } from "./model/limits";
import { isFullscreen } from "./model/queries";
import { type WindowMove, windowMoves } from "./model/windowMoves";
import { useWindowActions } from "./useWindowActions";
import { isSheet, readViewport } from "./viewport";
import { frameOf } from "./windowElement";

const MOVES: readonly { move: WindowMove; label: string; staysOpen: boolean }[] = [
  { move: "left", label: "Move left", staysOpen: true },
  { move: "right", label: "Move right", staysOpen: true },
  { move: "up", label: "Move up", staysOpen: true },
  { move: "down", label: "Move down", staysOpen: true },
  { move: "centre", label: "Centre", staysOpen: false },
  { move: "snapLeft", label: "Snap left", staysOpen: false },
  { move: "snapRight", label: "Snap right", staysOpen: false },
];

/**
 * What can be done to an open window by single presses: everything that dragging and its controls do.
 * The entries are made while a menu shows them, from what is so then.
 */
export const useWindowEntries = (manifest: AppManifest): (() => readonly MenuEntry[]) => {
  const { id, limits, hasControls } = manifest;
  const { windows, focus, move, close, toggleFullscreen } = useWindowActions();

  const moveBy = (name: WindowMove) => {
    const frame = frameOf(id);
    if (frame === null) return;
    const viewport = readViewport();
    const target = windowMoves[name]({
      place: { x: frame.offsetLeft, y: frame.offsetTop },
      size: { width: frame.offsetWidth, height: frame.offsetHeight },
      viewport,
    });
    // Asked for from elsewhere, it may be behind others.
    focus(id);
    move(id, placeWithin(target, viewport, limits));
  };

  const moves = (areDisabled: boolean): MenuEntry[] => [
    ...MOVES.map(
      ({ move: name, label, staysOpen }): MenuEntry => ({
        kind: "action",
        id: name,
        label,
        staysOpen,
        disabled: areDisabled,
        onSelect: () => moveBy(name),
      }),
    ),
    { kind: "separator", id: "separator" },
  ];

  return () => {
    const fillsScreen = isFullscreen(windows(), id);
    return [
      ...(isSheet(manifest) ? [] : moves(fillsScreen)),
      {
        kind: "action",
        id: "fullscreen",
        label: fillsScreen ? "Exit fullscreen" : "Fullscreen",
        disabled: !hasControls,
        onSelect: () => toggleFullscreen(id),
      },
      {
        kind: "action",
        id: "close",
        label: "Close",
        disabled: !hasControls,
        onSelect: () => close(id),
      },
    ];
  };
};
