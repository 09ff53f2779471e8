import { AppTile } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import { paint } from "../../theme/drawing";
import type { AppManifest } from "../../windows";
import { words } from "../../words/words";
import { HomeDirectory } from "./HomeDirectory";

const HomeDirectoryIcon = () => (
  <AppTile color={paint.honey}>
    <path fill={paint.umber} d="M5 10q0-3 3-3h5l3 3h8q3 0 3 3v7H5z" />
    <path fill={paint.paper} d="M8 12h16v5H8z" />
    <path fill={paint.amber} d="M5 15h22v8q0 3-3 3H8q-3 0-3-3z" />
  </AppTile>
);

export const homeDirectory = {
  id: "homeDirectory",
  title: words.titles.homeDirectory,
  kind: "homeScreen",
  Icon: HomeDirectoryIcon,
  start: { x: rem(50), y: rem(100) },
  size: {},
  smallest: { width: 144, height: 160 },
  isOpenOnArrival: true,
  Body: HomeDirectory,
} as const satisfies AppManifest;
