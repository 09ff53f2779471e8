import type { RefObject } from "react";
import { MenuButton } from "../ui/menu/MenuButton";
import type { MenuEntry } from "../ui/menu/MenuEntry";
import type { AppManifest } from "./manifest";
import { placeWithin } from "./model/limits";
import { type WindowMove, windowMoves } from "./model/windowMoves";
import { useWindowActions } from "./useWindowActions";
import { isSheet, readViewport } from "./viewport";

const MOVES: readonly { move: WindowMove; label: string; staysOpen: boolean }[] = [
  { move: "left", label: "Move left", staysOpen: true },
  { move: "right", label: "Move right", staysOpen: true },
  { move: "up", label: "Move up", staysOpen: true },
  { move: "down", label: "Move down", staysOpen: true },
  { move: "centre", label: "Centre", staysOpen: false },
  { move: "snapLeft", label: "Snap left", staysOpen: false },
  { move: "snapRight", label: "Snap right", staysOpen: false },
];

export interface WindowMenuProps {
  manifest: AppManifest;
  frameRef: RefObject<HTMLDivElement>;
  isFullscreen: boolean;
}

/** Everything that dragging and the controls do, by single presses. */
export const WindowMenu = ({ manifest, frameRef, isFullscreen }: WindowMenuProps) => {
  const { id, limits, hasControls, Icon } = manifest;
  const { move, close, toggleFullscreen } = useWindowActions();

  const moveBy = (name: WindowMove) => {
    const frame = frameRef.current;
    if (frame === null) return;
    const viewport = readViewport();
    const target = windowMoves[name]({
      place: { x: frame.offsetLeft, y: frame.offsetTop },
      size: { width: frame.offsetWidth, height: frame.offsetHeight },
      viewport,
    });
    move(id, placeWithin(target, viewport, limits));
  };

  const moves = (): MenuEntry[] => [
    ...MOVES.map(
      ({ move: name, label, staysOpen }): MenuEntry => ({
        kind: "action",
        id: name,
        label,
        staysOpen,
        disabled: isFullscreen,
        onSelect: () => moveBy(name),
      }),
    ),
    { kind: "separator", id: "separator" },
  ];

  const entries = (): MenuEntry[] => [
    ...(isSheet(manifest) ? [] : moves()),
    {
      kind: "action",
      id: "fullscreen",
      label: isFullscreen ? "Exit fullscreen" : "Fullscreen",
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

  return (
    <MenuButton name="Window menu" entries={entries} data-part="menu" data-no-drag="">
      <Icon />
    </MenuButton>
  );
};
