import type { AppManifest } from "../../windows";
import { HomeDirectory } from "./HomeDirectory";
import { HomeDirectoryIcon } from "./HomeDirectoryIcon";

export const homeDirectory = {
  id: "homeDirectory",
  title: "Home directory",
  Icon: HomeDirectoryIcon,
  start: { x: "50px", y: "100px" },
  size: { width: "340px" },
  smallest: { width: 220, height: 160 },
  onPhone: "homeScreen",
  limits: { right: 570, bottom: 100 },
  hasControls: false,
  isOpenOnArrival: true,
  Body: HomeDirectory,
} as const satisfies AppManifest;
