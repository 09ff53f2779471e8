import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import { useSite } from "../content/shell";
import { useChosenWallpaper } from "../content/wallpapers";
import type { AnalyticsSlot } from "../lib/analyticsSlot";
import { FEED_PATH } from "../lib/feed";
import { LINK_PREVIEW_SIZE, linkPreviewAddress } from "../lib/linkPreview";
import type { PageContext } from "../lib/pageContext";
import { filled } from "../words/filled";
import { language } from "../words/locale.words";
import { analyticsScript } from "./analyticsScript";
import { words } from "./head.words";
import { headScript } from "./headScript";
import type { PageHeadProps } from "./PageHead";
import { pageTitle } from "./pageTitle";
import { strangeAddressScript } from "./strangeAddress";

const isPost = ({ section, item, address }: PageContext) => section === "Posts" && item === address;

/** What those are told who find a page or show a link to it. */
const aboutPage = (page: PageContext, fullTitle: string, siteUrl: string, owner: string) => {
  // Whole addresses only.
  const wholeAddress = (path: string) => new URL(withPrefix(path), siteUrl).href;
  const address = wholeAddress(page.address);
  return [
    <meta key="description" name="description" content={page.description} />,
    <link key="canonical" rel="canonical" href={address} />,
    <meta key="type" property="og:type" content={isPost(page) ? "article" : "website"} />,
    <meta key="url" property="og:url" content={address} />,
    <meta key="title" property="og:title" content={fullTitle} />,
    <meta key="og" property="og:description" content={page.description} />,
    <meta
      key="image"
      property="og:image"
      content={wholeAddress(linkPreviewAddress(page.address))}
    />,
    <meta key="width" property="og:image:width" content={String(LINK_PREVIEW_SIZE.width)} />,
    <meta key="height" property="og:image:height" content={String(LINK_PREVIEW_SIZE.height)} />,
    <meta
      key="alt"
      property="og:image:alt"
      content={filled(words.shareAlt, { title: fullTitle, owner })}
    />,
    <meta key="card" name="twitter:card" content="summary_large_image" />,
  ];
};

/** A build says it here, and no query: so nothing of it is in what browsers fetch. */
const ANALYTICS: AnalyticsSlot | undefined = process.env.ANALYTICS_SLOT
  ? JSON.parse(process.env.ANALYTICS_SLOT)
  : undefined;

/** Writes a page's head while it is built. */
export const DocumentHead = ({ title, page }: PageHeadProps) => {
  const site = useSite();
  const wallpaper = useChosenWallpaper();
  const { accent, defaults, themeStorageKey } = site;
  const fullTitle = pageTitle(site, title);
  return (
    <Helmet>
      {/* What a visitor without script sees; the script replaces it. */}
      <html lang={language} className={defaults.theme === "dark" ? "dark" : "light"} />
      <script>
        {headScript({
          storageKey: themeStorageKey,
          defaultTheme: defaults.theme,
          wallpaper: page && wallpaper,
        })}
      </script>
      {page === undefined && <script>{strangeAddressScript(withPrefix("/404.html"))}</script>}
      {ANALYTICS && <script>{analyticsScript(ANALYTICS)}</script>}
      <title>{fullTitle}</title>
      <meta name="color-scheme" content="light dark" />
      {accent && <style>{page ? accent.pages : accent.notFound}</style>}
      {page && aboutPage(page, fullTitle, site.siteUrl, site.owner.name)}
      {page?.hasFeed && (
        <link rel="alternate" type="application/rss+xml" href={withPrefix(FEED_PATH)} />
      )}
      {page?.structuredData && (
        <script type="application/ld+json">
          {/* A "<" could end the element. */}
          {JSON.stringify(page.structuredData).replaceAll("<", "\\u003c")}
        </script>
      )}
      <link rel="icon" type="image/svg+xml" href={withPrefix("/favicon.svg")} />
      <link rel="apple-touch-icon" href={withPrefix("/apple-touch-icon.png")} />
    </Helmet>
  );
};
