import { withPrefix } from "gatsby";
import { Helmet } from "react-helmet";
import type { PageContext } from "../contract/pageContext";
import { FEED_PATH, LINK_PREVIEW_SIZE, linkPreviewAddress } from "../contract/siteFiles";
import { literal } from "../lib/literal";
import { useSite } from "../navigation/shell";
import { filled } from "../words/filled";
import { words } from "../words/words";
import { wallpaperProperties } from "./wallpaper/rememberWallpaper";
import { useWallpapers } from "./wallpaper/wallpapers";

type PageHead = Pick<
  PageContext,
  "address" | "item" | "title" | "description" | "hasFeed" | "isPrivate" | "structuredData"
>;

/** The feed lists articles. */
const isArticle = ({ hasFeed, item, address }: PageHead) => hasFeed && item === address;

/** The head of the page that the visitor entered by; `PlaceTitle` adds title and canonical address. */
export const DocumentHead = ({ page }: { page: PageHead }) => {
  const { title, siteUrl, owner, accent, resume } = useSite();
  const { chosen: wallpaper } = useWallpapers();
  const fullTitle = page.title === null ? title : `${page.title} · ${title}`;
  const absoluteUrl = (path: string) => new URL(withPrefix(path), siteUrl).href;
  const { width, height } = LINK_PREVIEW_SIZE;
  const editions = resume?.editions ?? [];
  const isResume =
    !process.env.SITE_LANGUAGES &&
    editions.length > 1 &&
    editions.some(({ address }) => address === page.address);
  return (
    <Helmet>
      <meta name="description" content={page.description} />
      {page.isPrivate && <meta name="robots" content="noindex" />}
      {page.isPrivate && <meta name="referrer" content="no-referrer" />}
      {isResume &&
        [...editions, { lang: "x-default", address: editions[0]?.address ?? "" }].map(
          ({ lang, address }) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={absoluteUrl(address)} />
          ),
        )}
      <meta property="og:type" content={isArticle(page) ? "article" : "website"} />
      <meta property="og:url" content={absoluteUrl(page.address)} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={page.description} />
      <meta property="og:image" content={absoluteUrl(linkPreviewAddress(page.address))} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta
        property="og:image:alt"
        content={filled(words.sharePictures.alt, { title: fullTitle, owner: owner.name })}
      />
      <meta name="twitter:card" content="summary_large_image" />
      {wallpaper && (
        <style>{`html{${Object.entries(wallpaperProperties(wallpaper))
          .map((property) => property.join(":"))
          .join(";")}}`}</style>
      )}
      {accent && <style>{accent.pages}</style>}
      {page.hasFeed && (
        <link rel="alternate" type="application/rss+xml" href={withPrefix(FEED_PATH)} />
      )}
      {page.structuredData && (
        <script type="application/ld+json">{literal(page.structuredData)}</script>
      )}
    </Helmet>
  );
};
