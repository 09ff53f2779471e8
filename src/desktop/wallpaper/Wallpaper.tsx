import { type CSSProperties, type SyntheticEvent, useState } from "react";
import { readRememberedWallpaper, rememberWallpaper } from "../../content/wallpaperStorage";
import { useChosenWallpaper, useWallpapers, type WallpaperContent } from "../../content/wallpapers";
import { isNewVersionOut, newVersion } from "../../lib/newVersion";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import { showLoadFailure } from "../../ui/notice";
import { words } from "../desktop.words";
import { endEarlyWallpaper } from "./earlyWallpaper";
import { useFinish } from "./useFinish";
import { useTint } from "./useTint";
import * as styles from "./Wallpaper.module.css";
import { WallpaperPicture } from "./WallpaperPicture";

// React 18 knows no such property.
const HIGH_PRIORITY = { fetchpriority: "high" };

type PictureEvent = SyntheticEvent<HTMLImageElement>;

/** Remembers a wallpaper with the file that the browser has taken for this screen. */
const remember = (wallpaper: WallpaperContent, { currentTarget }: PictureEvent) =>
  rememberWallpaper(
    wallpaper,
    new URL(currentTarget.currentSrc).pathname,
    currentTarget.dataset.theme,
  );

/**
 * The chosen wallpaper. A new choice fades in once it is decoded, and is remembered then; the old one
 * stays until that, and for good when the new one cannot be loaded. When all else is done, a finer picture comes over it.
 */
export const Wallpaper = () => {
  const { list, chooseWallpaper } = useWallpapers();
  const chosen = useChosenWallpaper();
  const [shownName, setShownName] = useState(chosen?.name);
  // By its name: its picture may be replaced while the site is developed.
  const shown = list.find(({ name }) => name === shownName) ?? chosen;
  const [decodedName, setDecodedName] = useState<string | null>(null);
  useTint(shown);
  const finish = useFinish();

  // The remembered choice, which the server's HTML does not know: no fading, it is on screen already.
  useBrowserLayoutEffect(() => {
    const name = readRememberedWallpaper(list.map((wallpaper) => wallpaper.name));
    endEarlyWallpaper(name !== null);
    if (name === null) return;
    chooseWallpaper(name);
    setShownName(name);
  }, [list, chooseWallpaper]);

  if (!chosen || !shown) return <div className={styles.wallpaper} />;

  const style: CSSProperties & { "--wallpaper-colour": string | undefined } = {
    // That of one theme's picture would be wrong in the other one: the desktop's own is not.
    "--wallpaper-colour": shown.lightFile
      ? undefined
      : shown.file.childImageSharp?.landscape.backgroundColor,
  };
  // Its file may have another address since the site was deployed anew, or the screen another size.
  const rememberAnew = (event: PictureEvent) => {
    if (readRememberedWallpaper([shown.name]) !== null) remember(shown, event);
  };
  const fadeIn = (event: PictureEvent) => {
    remember(chosen, event);
    // A picture that does not decode still shows as far as it goes.
    event.currentTarget
      .decode()
      .catch(() => {})
      .then(() => setDecodedName(chosen.name));
  };
  const keepOld = async () => {
    chooseWallpaper(shown.name);
    const reason = (await isNewVersionOut()) ? newVersion : undefined;
    showLoadFailure(reason, words.wallpaperNotLoaded, () => chooseWallpaper(chosen.name));
  };

  return (
    <div className={styles.wallpaper} style={style} data-wallpaper={chosen.name}>
      <WallpaperPicture
        key={shown.name}
        wallpaper={shown}
        // Later the other theme's is fetched, too, and there when the theme changes.
        loading={finish ? "eager" : "lazy"}
        onLoad={rememberAnew}
        {...HIGH_PRIORITY}
      />
      {finish && <finish.FinePicture key={`fine ${shown.name}`} wallpaper={shown} />}
      {chosen.name !== shown.name && (
        <WallpaperPicture
          key={chosen.name}
          wallpaper={chosen}
          loading="lazy"
          data-arriving={decodedName === chosen.name ? "decoded" : ""}
          onLoad={fadeIn}
          onError={keepOld}
          onTransitionEnd={() => setShownName(chosen.name)}
        />
      )}
    </div>
  );
};
