import type { AppManifest } from "../../windows";
import { AboutMe } from "./AboutMe";
import { AboutMeIcon } from "./AboutMeIcon";

export const aboutMe = {
  id: "preferences",
  title: "About Me",
  Icon: AboutMeIcon,
  start: { x: "calc(50vw - 570px)", y: "calc(50vh - 300px)" },
  size: { width: "1140px", height: "70vh", maxHeight: "70vh" },
  limits: { right: 570, bottom: 100 },
  hasControls: true,
  isOpenOnArrival: true,
  shortcut: "About Me",
  Body: AboutMe,
} as const satisfies AppManifest;
