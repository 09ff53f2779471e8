import Languages from "lucide-react/icons/languages";
import type { MenuEntry } from "../../components/menu/MenuEntry";
import type { SiteContent } from "../../navigation/shell";
import { changeLanguage, siteLanguages } from "./languages";

/** The site's languages in the View menu, where search finds them, too. */
export const languageEntries = (site: SiteContent): readonly MenuEntry[] => {
  const { word, list } = siteLanguages();
  return [
    {
      kind: "submenu",
      id: "language",
      label: word,
      picture: <Languages aria-hidden />,
      entries: list.map(({ lang, name, path, isOwn }) => ({
        kind: "action",
        id: lang,
        label: name,
        lang,
        isChosen: isOwn,
        onSelect: () => isOwn || changeLanguage(path, site),
      })),
    },
  ];
};
