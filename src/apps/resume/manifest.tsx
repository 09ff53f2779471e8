import { DOCK_ROOM } from "../../theme/bars";
import type { AppManifest } from "../../windows";
import { words } from "../../words/words";
import { Resume } from "./Resume";
import { ResumeIcon } from "./ResumeIcon";

/** The window of the résumé. */
export const resume = ({
  address,
  showIcon,
}: {
  address: string;
  showIcon: boolean;
}): AppManifest => ({
  id: "resume",
  title: words.titles.resume,
  Icon: ResumeIcon,
  start: { x: "max(8px, 50vw - 330px * var(--scale))", y: "calc(64px * var(--scale))" },
  size: {
    width: "calc(780px * var(--scale))",
    height: `min(100dvh - 64px * var(--scale) - ${DOCK_ROOM}, 1040px * var(--scale))`,
  },
  smallest: { width: 360, height: 240 },
  onTablet: { x: "max(8px, 50vw - 390px)", width: "min(780px, 100vw - 16px)" },
  onPhone: "sheet",
  limitRight: 570,
  hasControls: true,
  isOpenOnArrival: false,
  ...(showIcon && { shortcut: words.titles.resume }),
  address,
  Body: Resume,
});
