import { type CSSProperties, type SyntheticEvent, useState } from "react";
import { readRememberedWallpaper, rememberWallpaper } from "../../content/wallpaperStorage";
import { useChosenWallpaper, useWallpapers } from "../../content/wallpapers";
import { useBrowserLayoutEffect } from "../../lib/useBrowserLayoutEffect";
import { styled } from "../../theme/styled";
import { failures } from "../../ui/failures.words";
import { showNotice } from "../../ui/notice";
import { words } from "../desktop.words";
import { endEarlyWallpaper } from "./earlyWallpaper";
import { WallpaperPicture } from "./WallpaperPicture";
import { wallpaperRecipe } from "./wallpaper.recipe";

const Backdrop = styled("div", wallpaperRecipe);

// React 18 knows no such property.
const HIGH_PRIORITY = { fetchpriority: "high" };

type PictureEvent = SyntheticEvent<HTMLImageElement>;

/** Remembers a wallpaper with the file that the browser has taken for this screen. */
const remember = (name: string, { currentTarget }: PictureEvent) =>
  rememberWallpaper(name, new URL(currentTarget.currentSrc).pathname);

/**
 * The chosen wallpaper. A new choice fades in once it is decoded, and is remembered then; the old one
 * stays until that, and for good when the new one cannot be loaded.
 */
export const Wallpaper = () => {
  const { list, chooseWallpaper } = useWallpapers();
  const chosen = useChosenWallpaper();
  const [shownName, setShownName] = useState(chosen?.name);
  // By its name: its picture may be replaced while the site is developed.
  const shown = list.find(({ name }) => name === shownName) ?? chosen;
  const [decodedName, setDecodedName] = useState<string | null>(null);

  // The remembered choice, which the server's HTML does not know: no fading, it is on screen already.
  useBrowserLayoutEffect(() => {
    const name = readRememberedWallpaper(list.map((wallpaper) => wallpaper.name));
    endEarlyWallpaper(name !== null);
    if (name === null) return;
    chooseWallpaper(name);
    setShownName(name);
  }, [list, chooseWallpaper]);

  if (!chosen || !shown) return <Backdrop />;

  const style: CSSProperties & { "--wallpaper-colour": string | undefined } = {
    "--wallpaper-colour": shown.file.childImageSharp?.landscape.backgroundColor,
  };
  // Its file may have another address since the site was deployed anew, or the screen another size.
  const rememberAnew = (event: PictureEvent) => {
    if (readRememberedWallpaper([shown.name]) !== null) remember(shown.name, event);
  };
  const fadeIn = (event: PictureEvent) => {
    remember(chosen.name, event);
    // A picture that does not decode still shows as far as it goes.
    event.currentTarget
      .decode()
      .catch(() => {})
      .then(() => setDecodedName(chosen.name));
  };
  const keepOld = () => {
    chooseWallpaper(shown.name);
    showNotice(words.wallpaperNotLoaded, failures.tryAgain, () => chooseWallpaper(chosen.name));
  };

  return (
    <Backdrop style={style} data-wallpaper={chosen.name}>
      <WallpaperPicture
        key={shown.name}
        wallpaper={shown}
        loading="lazy"
        onLoad={rememberAnew}
        {...HIGH_PRIORITY}
      />
      {chosen.name !== shown.name && (
        <WallpaperPicture
          key={chosen.name}
          wallpaper={chosen}
          data-arriving={decodedName === chosen.name ? "decoded" : ""}
          onLoad={fadeIn}
          onError={keepOld}
          onTransitionEnd={() => setShownName(chosen.name)}
        />
      )}
    </Backdrop>
  );
};
