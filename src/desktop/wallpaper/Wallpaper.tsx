import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { showLoadFailure } from "../../components/notice";
import { safeStorage, WALLPAPER_STORAGE_KEY } from "../../lib/storage";
import { whenFirstUsed } from "../../lib/whenIdle";
import { isNewVersionOut, newVersion } from "../../loading/newVersion";
import { words } from "../../words/words";
import { rememberWallpaper, wallpaperProperties } from "./rememberWallpaper";
import * as styles from "./Wallpaper.module.css";
import { WallpaperImages } from "./WallpaperImages";
import { useWallpapers } from "./wallpapers";

/** The chosen wallpaper. It fades in over the one before, which stays if the new one fails to load. */
export const Wallpaper = () => {
  const { list, chosen, isVisitorsChoice, chooseWallpaper } = useWallpapers();
  const layer = useRef<HTMLDivElement>(null);
  /** The names of the last two that have loaded. */
  const [loaded, setLoaded] = useState([chosen?.name]);
  const [isUsed, setIsUsed] = useState(false);
  const shown = list.find(({ name }) => name === loaded.at(-1)) ?? chosen;
  const belowName = loaded.findLast((name) => name !== chosen?.name);
  const below = list.find(({ name }) => name === belowName);

  useLayoutEffect(() => {
    const findRemembered = () => {
      const stored = safeStorage.read(WALLPAPER_STORAGE_KEY);
      return list.find(({ name }) => name === stored);
    };
    const remembered = findRemembered();
    if (remembered) {
      chooseWallpaper(remembered.name);
      // No fading: the remembered wallpaper is on screen already.
      setLoaded([remembered.name]);
    }
    // Not before it has been rendered: the browser would load the owner's.
    requestAnimationFrame(() => delete document.documentElement.dataset.earlyWallpaper);
    // Another tab has written. Its name is read, not the event's: the last of several is the same in all tabs.
    const follow = ({ key }: StorageEvent) => {
      const written = key === WALLPAPER_STORAGE_KEY && findRemembered();
      if (written) chooseWallpaper(written.name);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [list, chooseWallpaper]);

  useLayoutEffect(() => {
    if (shown === undefined) return;
    for (const [name, value] of Object.entries(wallpaperProperties(shown))) {
      document.documentElement.style.setProperty(name, value);
    }
  }, [shown]);

  useEffect(() => whenFirstUsed(() => setIsUsed(true)), []);

  const showLoaded = (image: HTMLImageElement) => {
    if (!chosen || !image.closest(`[data-wallpaper="${CSS.escape(chosen.name)}"]`)) return;
    if (isVisitorsChoice) rememberWallpaper(chosen, image);
    if (chosen !== shown) setLoaded([shown?.name, chosen.name]);
  };
  const onLoad = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLImageElement) showLoaded(target);
  };
  // A wallpaper that is chosen again may still be below the other, and does not load a second time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another is chosen
  useEffect(() => {
    for (const image of layer.current?.querySelectorAll("img") ?? []) {
      if (image.complete && image.naturalWidth > 0) showLoaded(image);
    }
  }, [chosen]);
  const onError = async () => {
    if (chosen === undefined || shown === undefined || chosen === shown) return;
    chooseWallpaper(shown.name);
    const reason = (await isNewVersionOut()) ? newVersion : undefined;
    showLoadFailure(reason, words.desktop.wallpaperNotLoaded, () => chooseWallpaper(chosen.name));
  };

  return (
    // Captured: the events of images don't bubble.
    <div
      ref={layer}
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
