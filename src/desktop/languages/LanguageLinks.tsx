import { useSelection } from "../../navigation/selection";
import { useSite } from "../../navigation/shell";
import { addressOf, appInFront, useStack, useWindowManager } from "../../windows";
import * as styles from "../TopBar.module.css";
import { sharedAddress, siteLanguages, takeAlong } from "./languages";

/** Leads to a page in the site's other languages, each in its own words. On a small phone the View menu has them. */
export const LanguageLinks = ({ address, isInView }: { address: string; isInView?: boolean }) => {
  const site = useSite();
  return siteLanguages()
    .list.filter(({ isOwn }) => !isOwn)
    .map(({ lang, dir, name, path }) => {
      const target = path + sharedAddress(address, site);
      return (
        <a
          key={lang}
          className={isInView ? styles.inViewMenu : undefined}
          href={target}
          hrefLang={lang}
          lang={lang}
          dir={dir}
          onClick={() => takeAlong(target)}
        >
          {`${name} `}
        </a>
      );
    });
};

/** Those of what is in front on the desktop. */
export const DesktopLanguageLinks = () => {
  const { manifests } = useWindowManager();
  const { address } = useSelection();
  return <LanguageLinks address={addressOf(appInFront(useStack(), manifests), address)} isInView />;
};
