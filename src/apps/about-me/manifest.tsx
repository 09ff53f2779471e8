import { AppTile, SECONDARY_OPACITY } from "../../components/Icon";
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
        fillOpacity={SECONDARY_OPACITY}
        d="M7 23.5c0-4 4-6 9-6s9 2 9 6q0 1-1 1H8q-1 0-1-1z"
      />
    </AppTile>
  );
};

const SMALLEST = { width: 360, height: 240 };

const TOP = `50vh - ${rem(300)}`;

/** The height down to a place that is so many pixels above the lower edge, at the scale 1. */
const downTo = (pixels: number, lift = "0px") =>
  `100dvh - ${rem(pixels)} - ${lift} - max(var(--top-bar), ${TOP})`;

// Both with a gap, of 20 and 12 px.
const DOWN_TO_DOCK = downTo(72 + 20);
const DOWN_TO_WEB_VITALS = downTo(200 + 12, "var(--panel-lift)");
/** Nothing or less where Web Vitals is below the window, a great length where it is beside the window. */
const BESIDE_WEB_VITALS = `(100vw - ${rem(1560)}) * 99`;

export const aboutMe = {
  id: "preferences",
  title: words.titles.aboutMe,
  kind: "window",
  Icon: AboutMeIcon,
  start: { x: `max(0px, 50vw - ${rem(570)})`, y: `calc(${TOP})` },
  // On a very high screen the lines would end far above the window's end.
  size: {
    width: `min(${rem(1140)}, 100vw)`,
    height: `min(70vh, ${rem(800)}, max(${rem(SMALLEST.height)}, ${DOWN_TO_WEB_VITALS}, min(${DOWN_TO_DOCK}, ${BESIDE_WEB_VITALS})))`,
  },
  maxHeightShare: 0.7,
  smallest: SMALLEST,
  isOpenOnArrival: true,
  shortcut: words.titles.aboutMe,
  address: HOME_ADDRESS,
  showsPages: true,
  Body: AboutMe,
} as const satisfies AppManifest;
