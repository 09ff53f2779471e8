import { AppTile } from "../../components/Icon";
import type { SiteContent } from "../../content/shell";
import { DOCK_ROOM } from "../../theme/bars";
import type { AppManifest } from "../../windows";
import { FramedApp } from "./SiteFrame";

/** The distance of each window from the one before it, in pixels, and the number of windows in a row. */
const STEP_PX = 28;
const CASCADE = 6;

/**
 * One step down and right of About Me, and below the Home directory's title bar: all three can be dragged. In a low viewport
 * the window starts at the top bar, so that all of it is in sight.
 */
const startY = (step: number) =>
  `clamp(52px * var(--scale), 100dvh - 480px * var(--scale), max(${150 + step}px * var(--scale), 50dvh - ${240 - step}px * var(--scale)))`;

/** The manifest of a window that frames one of the owner's sites. */
export const framedApp = (
  { id, title, label, icon, tile, address, openOnArrival }: SiteContent["framedApps"][number],
  index: number,
): AppManifest => {
  const step = STEP_PX * (index % CASCADE);
  const y = startY(step);
  return {
    id,
    title,
    Icon: () => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time, from the site's own icons or an installed set
      <AppTile color={tile} dangerouslySetInnerHTML={{ __html: icon.body }} />
    ),
    start: {
      x: `max(0px, min(50vw - ${380 - step}px * var(--scale), 100vw - 976px * var(--scale)))`,
      y,
    },
    // 16:10 where there is room.
    size: {
      width: "calc(960px * var(--scale))",
      height: `min(600px * var(--scale), 100dvh - ${y} - ${DOCK_ROOM})`,
    },
    smallest: { width: 320, height: 240 },
    // The same distance from the right as About Me.
    onTablet: { x: "max(150px, 100vw - 980px)", width: "clamp(550px, 100vw - 170px, 960px)" },
    onPhone: "sheet",
    limitRight: 570,
    hasControls: true,
    isOpenOnArrival: openOnArrival,
    shortcut: label,
    address,
    Body: FramedApp,
  };
};
