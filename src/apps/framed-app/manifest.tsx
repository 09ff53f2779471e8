import { AppTile } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import type { SiteContent } from "../../navigation/shell";
import { DOCK_ROOM } from "../../theme/bars";
import type { AppManifest } from "../../windows";
import { FramedApp } from "./SiteFrame";

/** The distance of each window from the one before it, in pixels at the scale 1, and the number of windows in a row. */
const STEP_PX = 28;
const CASCADE = 6;

/**
 * One step down and right of About Me, and below the Home directory's title bar: all three can be dragged. In a low viewport
 * the window starts at the top bar, so that all of it is in sight.
 */
const startY = (step: number) =>
  `clamp(${rem(52)}, 100dvh - ${rem(480)}, max(${rem(150 + step)}, 50dvh - ${rem(240 - step)}))`;

/** The manifest of a window that frames one of the owner's sites. */
export const framedApp = (
  {
    id,
    title,
    label,
    icon,
    tile,
    address,
    openOnArrival,
    relatedAddress,
  }: SiteContent["framedApps"][number],
  index: number,
): AppManifest => {
  const step = STEP_PX * (index % CASCADE);
  const y = startY(step);
  return {
    id,
    title,
    kind: "window",
    Icon: () => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time, from the site's own icons or an installed set
      <AppTile color={tile} dangerouslySetInnerHTML={{ __html: icon.body }} />
    ),
    start: {
      x: `max(0px, min(50vw - ${rem(344 - step)}, 100vw - ${rem(976)}))`,
      y,
    },
    // 16:10 where there is room.
    size: {
      width: rem(960),
      height: `min(${rem(600)}, 100dvh - ${y} - ${DOCK_ROOM})`,
    },
    smallest: { width: 320, height: 240 },
    // 20 px from the right, as far as the limits let it.
    onTablet: { x: "max(150px, 100vw - 980px)", width: "clamp(550px, 100vw - 170px, 960px)" },
    isOpenOnArrival: openOnArrival,
    ...(relatedAddress === null
      ? { shortcut: label }
      : { relatedAddress, leavesDock: true, shownTitle: label }),
    address,
    Body: FramedApp,
  };
};
