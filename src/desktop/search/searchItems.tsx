import { withPrefix } from "gatsby";
import { type ReactNode, useMemo, useState } from "react";
import { useApps } from "../../apps/registry";
import { Icon } from "../../components/Icon";
import { loadable } from "../../loading/loading";
import { type NavigationItem, useNavigation } from "../../navigation/shell";
import { createSearchIndex, type Findable, type SearchDocument } from "../../search/searchIndex";
import { useWindowActions } from "../../windows";
import { words } from "../../words/words";
import { useViewEntries } from "../ViewMenu";

const { headings } = words.search;

/** Something that search can lead to. */
export interface SearchItem extends Findable {
  readonly kind: string;
  /** Above the results of its kind. */
  readonly heading: string;
  /** Its text is sentences. Otherwise it is keywords. */
  readonly isProse: boolean;
  /** A path on this site; null for what is done in place. */
  readonly address: string | null;
  /** Search shows it before anything is typed. */
  readonly isListed: boolean;
  readonly icon: ReactNode;
  /** Keeps search open, so that one sees what it does. Default false. */
  readonly staysOpen?: boolean;
  readonly choose: () => void;
}

/** The fields of an item without content. */
export const inPlace = { text: "", isProse: false, address: null };

/** All items that have loaded, for as long as the page is open. */
export const searchIndex = createSearchIndex();

/** The site's content as the build wrote it, in the index. */
export const searchContent = loadable(["search"], async () => {
  const response = await fetch(withPrefix("/search.json"));
  if (!response.ok) throw new Error(`Search failed to load (${response.status}).`);
  const documents: readonly SearchDocument[] = await response.json();
  const content = documents.map((document, index) => ({ ...document, id: `content ${index}` }));
  await searchIndex.addInSlices(content);
  return content;
});

export type Content = Awaited<ReturnType<typeof searchContent.queryFn>>;

/** Adds the browser's part to the build's document. The items of a section have its icon or their cover, and are below its title. */
const contentEntry = (document: Content[number], sections: readonly NavigationItem[]) => {
  const { kind, address, cover } = document;
  const isSection = kind === "section";
  const section = sections.find((it) => (isSection ? it.address === address : it.section === kind));
  return {
    ...document,
    heading: isSection ? headings.section : (section?.title ?? kind),
    isProse: isSection || address !== section?.address,
    isListed: isSection,
    icon: cover ? (
      <img src={withPrefix(cover)} alt="" decoding="async" />
    ) : (
      section && <Icon drawing={section.icon} />
    ),
  };
};

/** The actions, the content, the site's apps, and what the View menu does, by id. */
export const useSearchItems = (content: Content, actions: readonly SearchItem[]) => {
  const sections = useNavigation();
  const apps = useApps();
  // The menu as it is when search opens.
  const [viewEntries] = useState(useViewEntries());
  const { open, visit } = useWindowActions();
  return useMemo(() => {
    const items: SearchItem[] = [
      ...actions,
      ...content.map((document) => ({
        ...contentEntry(document, sections),
        choose: () => visit(document.address),
      })),
      ...apps.flatMap(({ isUnlisted, id, title, address = null, Icon: AppIcon }) =>
        isUnlisted
          ? []
          : {
              id: `app ${id}`,
              kind: "app",
              heading: headings.app,
              title,
              note: words.search.app,
              ...inPlace,
              address,
              isListed: true,
              icon: <AppIcon />,
              choose: () => (address === null ? open(id) : visit(address)),
            },
      ),
      ...viewEntries.flatMap((entry) =>
        (entry.kind === "submenu" ? entry.entries : [entry]).flatMap((action) => {
          // Entries with a shortcut are for the windows, and for search itself.
          if (action.kind !== "action" || action.keys) return [];
          return {
            ...inPlace,
            id: `${entry.id} ${action.id}`,
            kind: "view",
            heading: words.desktop.view,
            title: action.label,
            note: entry.kind === "submenu" ? entry.label : "",
            isListed: entry.id !== "wallpaper",
            icon: action.picture,
            choose: action.onSelect,
          };
        }),
      ),
    ];
    searchIndex.add(items);
    return new Map(items.map((item) => [item.id, item]));
  }, [actions, content, sections, apps, viewEntries, open, visit]);
};
