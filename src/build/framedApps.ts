import { slugOf } from "../lib/slug";
import type { Content } from "./collections";
import { type AppIcon, appIcon, movieIcon } from "./icons/appIcon";
import { pageAddress } from "./pages/pageAddress";

/** A window that frames a site, as Gatsby reads it. */
interface FramedApp extends AppIcon {
  /** Its window's. */
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly url: string;
  /** The path that opens it. The site that it frames has its own. */
  readonly address: string;
  readonly openOnArrival: boolean;
}

/** What is under the Movie Platform's icon. Its address comes from it, as every framed app's. */
export const MOVIE_LABEL = "Movie DB";

const USUAL_ICON = "lucide:globe";

const moviePlatformOf = ({ title, url }: { title: string; url: string }): FramedApp => ({
  id: "movieIframe",
  title,
  label: MOVIE_LABEL,
  ...movieIcon,
  url,
  address: pageAddress("/", MOVIE_LABEL),
  openOnArrival: false,
});

/** The windows that frame a site, in order: the Movie Platform first, where there is one. */
export const framedAppsOf = ({ moviePlatform, framedApps }: Content["site"]): FramedApp[] => [
  ...(moviePlatform === undefined ? [] : [moviePlatformOf(moviePlatform)]),
  ...framedApps.map(({ title, label = title, icon = USUAL_ICON, ...rest }) => ({
    // No app of the site's own is called like this.
    id: `framed-${slugOf(label)}`,
    title,
    label,
    ...appIcon(icon),
    address: pageAddress("/", label),
    ...rest,
  })),
];
