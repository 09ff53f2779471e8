import { useMemo } from "react";
import { atom, type CallbackInterface, useRecoilCallback, useRecoilValue } from "recoil";
import { type NavigationItem, type Shell, sectionAt, useShell } from "./shell";

type SetAtom = CallbackInterface["set"];

/**
 * The specification's state: `selectedMenu`, `projectName` and `postName`. Any other section with items has its own key. They
 * are names in the addresses of pages; "" is the section's first. A name stays while other sections are shown.
 */
interface Selection {
  readonly selectedMenu: string;
  readonly [itemName: string]: string;
}

const preferencesAtom = atom<Selection>({
  key: "preferences",
  default: { selectedMenu: "general", projectName: "", postName: "" },
});

const SPECIFIED_NAMES: Readonly<Record<string, string>> = {
  Projects: "projectName",
  Posts: "postName",
};

const itemNameOf = ({ section }: NavigationItem): string => SPECIFIED_NAMES[section] ?? section;

const selectMenu = (set: SetAtom, selectedMenu: string): void =>
  set(preferencesAtom, (preferences) => ({ ...preferences, selectedMenu }));

/** Selects a project, a post or another item. */
const selectItem = (set: SetAtom, section: NavigationItem, name: string): void =>
  set(preferencesAtom, (preferences) => ({ ...preferences, [itemNameOf(section)]: name }));

const menuOf = ({ folder }: NavigationItem): string => folder.slice(1, -1);

/** Selects what an address names; the first section, if it names none. */
export const selectPage = (
  set: SetAtom,
  navigation: readonly NavigationItem[],
  address: string,
): void => {
  const section = sectionAt(navigation, address) ?? navigation[0];
  if (section === undefined) return;
  const { folder } = section;
  selectMenu(set, menuOf(section));
  selectItem(set, section, address.startsWith(folder) ? address.slice(folder.length, -1) : "");
};

/** The address of a section with its selected item. In development the item's page may be gone. */
const addressIn = ({ site }: Shell, section: NavigationItem, selection: Selection): string => {
  const name = selection[itemNameOf(section)];
  const address = `${section.folder}${name}/`;
  return name && (site?.pages?.includes(address) ?? true) ? address : section.address;
};

/** The selected section, and the address of the page that is shown. */
const shownIn = (shell: Shell, selection: Selection) => {
  const { selectedMenu } = selection;
  const { nodes } = shell.navigation;
  const section = nodes.find((item) => menuOf(item) === selectedMenu) ?? nodes[0];
  return { section, address: section ? addressIn(shell, section, selection) : "/" };
};

/** The selected section, its address, and the address at which each section was left. */
export const useSelection = () => {
  const shell = useShell();
  const selection = useRecoilValue(preferencesAtom);
  return {
    ...shownIn(shell, selection),
    addressOf: (other: NavigationItem) => addressIn(shell, other, selection),
  };
};

/** Reads and changes the selection without a subscription. The object stays the same. */
export const usePages = () => {
  const shell = useShell();
  const { nodes } = shell.navigation;
  const read = useRecoilCallback(
    ({ snapshot }) =>
      () =>
        snapshot.getLoadable(preferencesAtom).getValue(),
    [],
  );
  const show = useRecoilCallback(
    ({ set }) =>
      (address: string) =>
        selectPage(set, nodes, address),
    [nodes],
  );
  return useMemo(
    () => ({
      /** The address of the page that is shown. */
      address: () => shownIn(shell, read()).address,
      show,
      /** The address at which each section was left. */
      left: () => nodes.map((section) => addressIn(shell, section, read())),
    }),
    [shell, nodes, read, show],
  );
};
