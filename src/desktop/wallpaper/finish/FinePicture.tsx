import { type SyntheticEvent, useState } from "react";
import {
  versionsOf,
  type WallpaperContent,
  type WallpaperVersion,
} from "../../../content/wallpapers";
import * as styles from "../Wallpaper.module.css";
import { focusStyle } from "../WallpaperPicture";
import { COVERING_PORTRAIT_SIZES, COVERING_SIZES, PORTRAIT_MEDIA } from "../wallpaperMedia";

const TYPE = "image/avif";

// React 18 knows no such property.
const LOW_PRIORITY = { fetchpriority: "low" };

interface FineVersionProps {
  wallpaper: WallpaperContent;
  version: WallpaperVersion;
}

/** It is over the small picture, which stays if this one does not come: nobody needs to hear of it. */
const FineVersion = ({ wallpaper, version: { theme, wide, tall } }: FineVersionProps) => {
  const [state, setState] = useState<"decoded" | "lost" | undefined>();
  const show = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    currentTarget.decode().then(
      () => setState("decoded"),
      () => setState("lost"),
    );
  };
  if (state === "lost" || !wide.fineSrcSet || !tall.fineSrcSet) return null;
  return (
    <picture className={styles.fine} data-state={state}>
      <source
        type={TYPE}
        media={PORTRAIT_MEDIA}
        srcSet={tall.fineSrcSet}
        sizes={COVERING_PORTRAIT_SIZES}
      />
      <source type={TYPE} srcSet={wide.fineSrcSet} sizes={COVERING_SIZES} />
      <img
        alt=""
        draggable={false}
        loading="lazy"
        decoding="async"
        data-theme={theme}
        style={focusStyle(wallpaper)}
        onLoad={show}
        onError={() => setState("lost")}
        {...LOW_PRIORITY}
      />
    </picture>
  );
};

/** The wallpaper as it was made. Of two pictures that of the other theme is fetched when it is displayed. */
export const FinePicture = ({ wallpaper }: { wallpaper: WallpaperContent }) => (
  <>
    {versionsOf(wallpaper).map((version) => (
      <FineVersion key={version.theme ?? ""} wallpaper={wallpaper} version={version} />
    ))}
  </>
);
