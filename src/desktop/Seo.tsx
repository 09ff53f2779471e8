import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { useSite } from "../content/site";
import { useChosenWallpaper } from "../content/wallpapers";
import { SHARE_PICTURE_SIZE, sharePictureAddress } from "../lib/sharePicture";
import { pageTitle } from "./pageTitle";
import { wallpaperPreloads } from "./wallpaperPreloads";

export interface SeoProps {
  /** The page's own title, if it is not the site's first page. */
  title?: string;
}

/** Writes the page's head: every tag about the site as a whole is here. */
export const Seo = (props: SeoProps) => {
  const site = useSite();
  const wallpaper = useChosenWallpaper();
  const fullTitle = pageTitle(site, props);
  // Those who show a link elsewhere take whole addresses only.
  const wholeAddress = (path: string) => new URL(withPrefix(path), site.siteUrl).href;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={site.description} />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="color-scheme" content="light dark" />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={wholeAddress("/")} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={site.description} />
      <meta property="og:image" content={wholeAddress(sharePictureAddress("/"))} />
      <meta property="og:image:width" content={String(SHARE_PICTURE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_PICTURE_SIZE.height)} />
      <meta
        property="og:image:alt"
        content={`A window on the desktop of ${site.owner.name}: ${fullTitle}`}
      />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
      {wallpaper && wallpaperPreloads(wallpaper).map((link) => <link key={link.media} {...link} />)}
    </Helmet>
  );
};
