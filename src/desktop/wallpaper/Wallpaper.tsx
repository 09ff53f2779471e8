import { type SyntheticEvent, useEffect, useLayoutEffect, useState } from "react";
import { showLoadFailure } from "../../components/notice";
import { useWallpapers } from "../../content/wallpapers";
import { isNewVersionOut, newVersion } from "../../lib/newVersion";
import { safeStorage, WALLPAPER_STORAGE_KEY } from "../../lib/storage";
import { whenFirstUsed } from "../../lib/whenIdle";
import { words } from "../../words/words";
import { rememberWallpaper, wallpaperProperties } from "./rememberWallpaper";
import * as styles from "./Wallpaper.module.css";
import { WallpaperImages } from "./WallpaperImages";

/** The chosen wallpaper. It fades in over the one before, which stays if the new one fails to load. */
export const Wallpaper = () => {
  const { list, chosen, isVisitorsChoice, chooseWallpaper } = useWallpapers();
  /** The names of the last two that have loaded. */
  const [loaded, setLoaded] = useState([chosen?.name]);
  const [isUsed, setIsUsed] = useState(false);
  const shown = list.find(({ name }) => name === loaded.at(-1)) ?? chosen;
  const belowName = loaded.findLast((name) => name !== chosen?.name);
  const below = list.find(({ name }) => name === belowName);

  useLayoutEffect(() => {
    const stored = safeStorage.read(WALLPAPER_STORAGE_KEY);
    const remembered = list.find(({ name }) => name === stored);
    if (remembered) {
      chooseWallpaper(remembered.name);
      // No fading: the remembered wallpaper is on screen already.
      setLoaded([remembered.name]);
    }
    // Not before it has been rendered: the browser would load the owner's.
    requestAnimationFrame(() => delete document.documentElement.dataset.earlyWallpaper);
  }, [list, chooseWallpaper]);

  useLayoutEffect(() => {
    if (shown === undefined) return;
    for (const [name, value] of Object.entries(wallpaperProperties(shown))) {
      document.documentElement.style.setProperty(name, value);
    }
  }, [shown]);

  useEffect(() => whenFirstUsed(() => setIsUsed(true)), []);

  const onLoad = ({ target }: SyntheticEvent) => {
    if (chosen === undefined || !(target instanceof HTMLImageElement)) return;
    if (!target.closest(`[data-wallpaper="${CSS.escape(chosen.name)}"]`)) return;
    if (isVisitorsChoice) rememberWallpaper(chosen, target);
    if (chosen !== shown) setLoaded([shown?.name, chosen.name]);
  };
  const onError = async () => {
    if (chosen === undefined || shown === undefined || chosen === shown) return;
    chooseWallpaper(shown.name);
    const reason = (await isNewVersionOut()) ? newVersion : undefined;
    showLoadFailure(reason, words.desktop.wallpaperNotLoaded, () => chooseWallpaper(chosen.name));
  };

  return (
    // Captured: the events of images don't bubble.
    <div
      className={styles.wallpaper}
      data-used={isUsed || undefined}
      onLoadCapture={onLoad}
      onErrorCapture={onError}
    >
      {[below, chosen].map(
        (wallpaper) =>
          wallpaper && (
            <div
              key={wallpaper.name}
              data-wallpaper={wallpaper.name}
              data-waiting={loaded.includes(wallpaper.name) ? undefined : ""}
            >
              <WallpaperImages wallpaper={wallpaper} />
            </div>
          ),
      )}
    </div>
  );
};
