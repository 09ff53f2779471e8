import { type AppManifest, HOME_ADDRESS } from "../../windows";
import { words } from "../../words/words";
import { AboutMe } from "./AboutMe";
import { AboutMeIcon } from "./AboutMeIcon";

export const aboutMe = {
  id: "preferences",
  title: words.titles.aboutMe,
  Icon: AboutMeIcon,
  start: { x: "calc(50vw - 570px * var(--scale))", y: "calc(50vh - 300px * var(--scale))" },
  // On a very high screen the lines would end far above the window's end. And the dock is clear of it on all.
  size: { width: "calc(1140px * var(--scale))", height: "min(70vh, 800px * var(--scale))" },
  maxHeightShare: 0.7,
  smallest: { width: 360, height: 240 },
  // Beside the icons and the metrics, as far as the limits let it.
  onTablet: { x: "184px", width: "max(550px, 100vw - 204px)" },
  onPhone: "sheet",
  limitRight: 570,
  hasControls: true,
  isOpenOnArrival: true,
  shortcut: words.titles.aboutMe,
  address: HOME_ADDRESS,
  showsPages: true,
  Body: AboutMe,
} as const satisfies AppManifest;
