import { direction } from "../../words/locale";
import type { Tile } from "../model/snap";

const SCREEN = { left: 2.5, top: 4.5, width: 11, height: 7 };

/** A screen with a window in it, as an icon. */
export const PlacePicture = ({ width, height, x, y }: Tile) => {
  const fromLeft = direction === "rtl" ? 1 - x : x;
  return (
    <svg viewBox="0 0 16 16" fill="currentColor" aria-hidden>
      <path
        fill="none"
        stroke="currentColor"
        d="M.5 4.5q0-2 2-2h11q2 0 2 2v7q0 2-2 2h-11q-2 0-2-2z"
      />
      <rect
        x={SCREEN.left + fromLeft * (1 - width) * SCREEN.width}
        y={SCREEN.top + y * (1 - height) * SCREEN.height}
        width={width * SCREEN.width}
        height={height * SCREEN.height}
        rx="1"
      />
    </svg>
  );
};
