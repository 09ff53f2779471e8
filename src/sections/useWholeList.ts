import { loadAhead } from "../loading/loading";
import { sectionAt, useNavigation } from "../navigation/shell";
import { useLoadedPage, usePage } from "./pages";

interface List<Item> {
  readonly totalCount: number;
  readonly nodes: readonly Item[];
}

/**
 * A section's list, of which an item's page may have only the part around its item. The section's own page has the whole: `rest`
 * is its address, and `load` brings it, for all items' pages.
 */
export const useWholeList = <Item>(
  part: List<Item>,
  address: string,
  listIn: (data: unknown) => List<Item>,
) => {
  const home = sectionAt(useNavigation(), address)?.address ?? address;
  const page = usePage(home);
  const loaded = useLoadedPage(home);
  const isWhole = part.nodes.length === part.totalCount;
  if (isWhole) return { nodes: part.nodes };
  if (loaded) return { nodes: listIn(loaded.data).nodes };
  return { nodes: part.nodes, rest: { address: home, load: () => void loadAhead(page) } };
};
