import { AppTile, HALF_LIT } from "../../components/Icon";
import { rem } from "../../lib/geometry";
import { usePortrait } from "../../navigation/shell";
import { paint } from "../../theme/drawing";
import { type AppManifest, HOME_ADDRESS } from "../../windows";
import { words } from "../../words/words";
import { AboutMe } from "./AboutMe";

/** A portrait is the tile's background, so that the light on the edges is above it. A tile of 20 px shows the head alone. */
const portraitTile = (src: string) =>
  `linear-gradient(rgb(255 255 255 / .24), transparent, rgb(0 0 0 / .2)), url(${JSON.stringify(src)}) 50% 40% / max(100%, 1.75rem)`;

/** The owner: their portrait, or else a person. */
const AboutMeIcon = () => {
  const src = usePortrait();
  if (src) return <AppTile style={{ background: portraitTile(src) }} />;
  return (
    <AppTile color={paint.blue}>
      <circle cx="16" cy="11.5" r="4.5" fill={paint.paper} />
      <path
        fill={paint.paper}
        fillOpacity={HALF_LIT}
        d="M7 23.5c0-4 4-6 9-6s9 2 9 6q0 1-1 1H8q-1 0-1-1z"
      />
    </AppTile>
  );
};

/** The wallpaper at the sides of a window that a tablet has no more room for, in pixels. */
const MARGIN = 20;

export const aboutMe = {
  id: "preferences",
  title: words.titles.aboutMe,
  kind: "window",
  Icon: AboutMeIcon,
  start: { x: `max(${rem(MARGIN)}, 50vw - ${rem(570)})`, y: `calc(50vh - ${rem(300)})` },
  // It ends above Web Vitals, so that the distances above and below it are alike, or beside Web Vitals 20 px above the dock.
  // On a very high screen the lines would end far above the window's end.
  size: {
    width: `min(${rem(1140)}, 100vw - ${rem(2 * MARGIN)})`,
    height: `min(70vh, ${rem(800)}, max(${rem(470)}, 50vh + ${rem(300 - 200 - 12)}, min(50vh + ${rem(300 - 92)}, (100vw - ${rem(1560)}) * 99)))`,
  },
  maxHeightShare: 0.7,
  smallest: { width: 360, height: 240 },
  isOpenOnArrival: true,
  shortcut: words.titles.aboutMe,
  address: HOME_ADDRESS,
  showsPages: true,
  Body: AboutMe,
} as const satisfies AppManifest;
