import type { Size } from "../lib/geometry";
import { scaleIn } from "./vastScreen";

/** Height of the dock in pixels. */
export const DOCK_HEIGHT_PX = 64;

/** What it takes of the desktop's lower edge in pixels: a window that starts above it ends as far from it as it stands from the edge. */
export const DOCK_ROOM_PX = DOCK_HEIGHT_PX + 16;

/** What it takes there when it is drawn as in such a viewport. */
export const dockRoomIn = (viewport: Size): number => DOCK_ROOM_PX * scaleIn(viewport);

/** The same for styles. */
export const DOCK_ROOM = `${DOCK_ROOM_PX}px * var(--scale)`;
