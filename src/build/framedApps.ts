import type { Content } from "./collections";
import { appIcon } from "./icons/findIcon";
import { pageAddress } from "./pages/pageAddress";
import { slugOf } from "./slug";

const USUAL_ICON = "lucide:globe";

/** `moviePlatform`, which older sites have instead of a framed app, keeps its address and its icon. */
export const MOVIE_LABEL = "Movie DB";
const OF_MOVIE_PLATFORM = { label: MOVIE_LABEL, icon: "clapperboard", openOnArrival: false };

/** The windows that frame a site, as Gatsby reads them. `address` opens the window; the framed site has its own. */
export const framedAppsOf = ({ moviePlatform, framedApps }: Content["site"]) =>
  [...(moviePlatform ? [{ ...moviePlatform, ...OF_MOVIE_PLATFORM }] : []), ...framedApps].map(
    ({ title, label = title, icon = USUAL_ICON, ...rest }) => ({
      // No app of the site's own has such an id.
      id: `framed-${slugOf(label)}`,
      title,
      label,
      ...appIcon(icon),
      address: pageAddress("/", label),
      ...rest,
    }),
  );
