import { useEffect, useState } from "react";
import { useLivingWallpaper } from "../../../content/livingWallpaper";
import type { WallpaperContent } from "../../../content/wallpapers";
import { onDemand } from "../../../lib/onDemand";
import { whenFirstUsed } from "../../../lib/whenFirstUsed";

const living = onDemand(() => import("../living"));

/** A lamp asks for a pointer that hovers, and for a visitor who likes things to move. */
const WISHED_BY = "(hover: hover) and (pointer: fine) and (prefers-reduced-motion: no-preference)";

/** A lamp, from the first movement on, over a wallpaper whose relief is known, where the visitor's machine can light it and the visitor has not put it out. */
export const LivingLight = ({ wallpaper: { relief, focus } }: { wallpaper: WallpaperContent }) => {
  const { choice, offer, withdraw } = useLivingWallpaper();
  const [Light, setLight] = useState<typeof import("../living")["Light"] | null>(null);
  const address = relief?.childImageSharp?.normals.images.fallback?.src;

  useEffect(() => {
    if (!address || !window.matchMedia(WISHED_BY).matches) return;
    let isWanted = true;
    const callOff = whenFirstUsed(async () => {
      await living.loadAhead();
      const loaded = living.current()?.value;
      if (!isWanted || !loaded?.canLight()) return;
      setLight(() => loaded.Light);
      offer();
    });
    return () => {
      isWanted = false;
      callOff();
      withdraw();
    };
  }, [address, offer, withdraw]);

  return Light && address && choice === "on" ? <Light relief={address} focus={focus} /> : null;
};
