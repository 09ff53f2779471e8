import { type CSSProperties, type SyntheticEvent, useState } from "react";
import { useChosenWallpaper, useRememberedWallpaper } from "../content/wallpapers";
import { wallpaperRecipe } from "../theme/recipes/wallpaper";
import { styled } from "../theme/styled";
import { WallpaperPicture } from "./WallpaperPicture";

const Backdrop = styled("div", wallpaperRecipe);

// Read by the browser while it parses the server's HTML; React 18 knows no such property.
const HIGH_PRIORITY = { fetchpriority: "high" };

/** The chosen wallpaper. A new choice fades in once it is decoded; the old one stays until then. */
export const Wallpaper = () => {
  useRememberedWallpaper();
  const chosen = useChosenWallpaper();
  const [shown, setShown] = useState(chosen);
  const [decodedName, setDecodedName] = useState<string | null>(null);

  if (!chosen || !shown) return <Backdrop />;

  const style: CSSProperties & { "--wallpaper-colour": string | undefined } = {
    "--wallpaper-colour": shown.file.childImageSharp?.landscape.backgroundColor,
  };
  const fadeIn = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    // A picture that does not decode still shows as far as it goes.
    currentTarget
      .decode()
      .catch(() => {})
      .then(() => setDecodedName(chosen.name));
  };

  return (
    <Backdrop style={style} data-wallpaper={chosen.name}>
      <WallpaperPicture key={shown.name} wallpaper={shown} {...HIGH_PRIORITY} />
      {chosen.name !== shown.name && (
        <WallpaperPicture
          key={chosen.name}
          wallpaper={chosen}
          data-arriving={decodedName === chosen.name ? "decoded" : ""}
          onLoad={fadeIn}
          onTransitionEnd={() => setShown(chosen)}
        />
      )}
    </Backdrop>
  );
};
