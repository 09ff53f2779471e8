import type { AppManifest } from "../../windows";
import { words } from "../../words/words";
import { HomeDirectory } from "./HomeDirectory";
import { HomeDirectoryIcon } from "./HomeDirectoryIcon";

export const homeDirectory = {
  id: "homeDirectory",
  title: words.titles.homeDirectory,
  Icon: HomeDirectoryIcon,
  start: { x: "calc(50px * var(--scale))", y: "calc(100px * var(--scale))" },
  size: {},
  smallest: { width: 144, height: 160 },
  onPhone: "homeScreen",
  limitRight: 570,
  hasControls: false,
  isOpenOnArrival: true,
  Body: HomeDirectory,
} as const satisfies AppManifest;
