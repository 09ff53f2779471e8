import { AppTile, HALF_LIT } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import { paint } from "../../theme/drawing";
import type { AppManifest } from "../../windows";
import { words } from "../../words/words";
import { HomeDirectory } from "./HomeDirectory";

const HomeDirectoryIcon = () => (
  <AppTile color={paint.honey}>
    <path
      fill={paint.paper}
      fillOpacity={HALF_LIT}
      d="M7 10q0-2.5 2.5-2.5h3q1.5 0 2.5 1l1.5 1.5h6q2.5 0 2.5 2.5V12H7z"
    />
    <path fill={paint.paper} d="M7 14h18v8q0 2.5-2.5 2.5h-13Q7 24.5 7 22z" />
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
