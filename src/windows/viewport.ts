import type { Size } from "../lib/geometry";
import type { AppManifest } from "./manifest";

/** The layout viewport's size in CSS pixels, as it is now. */
export const readViewport = (): Size => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

/** The styles say the same: `width < 600px`. */
const PHONE_BELOW_PX = 600;

/** Whether windows are what they are on a phone just now. */
export const isOnPhone = (): boolean => readViewport().width < PHONE_BELOW_PX;

/** Whether the window is a phone's sheet just now. */
export const isSheet = ({ onPhone }: Pick<AppManifest, "onPhone">): boolean =>
  onPhone === "sheet" && isOnPhone();
