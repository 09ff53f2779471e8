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
      d="M6 10.5Q6 8 8.5 8h4q1.5 0 2.5 1l1.5 1.5h7q2.5 0 2.5 2.5v8H6z"
    />
    <path fill={paint.paper} d="M6 15q0-2 2-2h16q2 0 2 2v7q0 2.5-2.5 2.5h-15Q6 24.5 6 22z" />
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
