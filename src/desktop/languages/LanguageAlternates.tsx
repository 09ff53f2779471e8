import { Helmet } from "react-helmet";
import type { PageContext } from "../../contract/pageContext";
import { useSite } from "../../navigation/shell";
import { sharedAddress, siteLanguages } from "./languages";

/** Names the page's addresses in all languages of the site to search engines. */
export const LanguageAlternates = ({
  page,
}: {
  page: Pick<PageContext, "address" | "isPrivate">;
}) => {
  const site = useSite();
  const { list } = siteLanguages();
  if (page.isPrivate || sharedAddress(page.address, site) !== page.address) return null;
  const [first] = list;
  return (
    <Helmet>
      {[...list, ...(first ? [{ ...first, lang: "x-default" }] : [])].map(({ lang, path }) => (
        <link
          key={lang}
          rel="alternate"
          hrefLang={lang}
          href={new URL(path + page.address, site.siteUrl).href}
        />
      ))}
    </Helmet>
  );
};
