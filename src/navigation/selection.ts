import { useMemo } from "react";
import { atom, type CallbackInterface, useRecoilCallback, useRecoilValue } from "recoil";
import { type NavigationItem, sectionAt, useNavigation } from "./shell";

// Menus, projects and posts go by their names in the addresses of pages. "" is the section's first.

const preferencesAtom = atom({
  key: "preferences",
  default: { projectName: "", selectedMenu: "general" },
});

const postsAtom = atom({ key: "posts", default: { postName: "" } });

type SetAtom = CallbackInterface["set"];

const selectMenu = (set: SetAtom, selectedMenu: string): void =>
  set(preferencesAtom, (preferences) => ({ ...preferences, selectedMenu }));

const selectProject = (set: SetAtom, projectName: string): void =>
  set(preferencesAtom, (preferences) => ({ ...preferences, projectName }));

const selectPost = (set: SetAtom, postName: string): void => set(postsAtom, { postName });

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
  const name = address.startsWith(folder) ? address.slice(folder.length, -1) : "";
  selectMenu(set, menuOf(section));
  if (section.section === "Projects") selectProject(set, name);
  if (section.section === "Posts") selectPost(set, name);
};

/** The chosen project and post stay while other sections are shown. */
type Selection = Readonly<Record<"selectedMenu" | "projectName" | "postName", string>>;

const selectedSection = (navigation: readonly NavigationItem[], { selectedMenu }: Selection) =>
  navigation.find((section) => menuOf(section) === selectedMenu) ?? navigation[0];

/** The address of a section with its chosen project or post. */
const addressIn = (
  { section, address, folder }: NavigationItem,
  { projectName, postName }: Selection,
): string => {
  const name = section === "Projects" ? projectName : section === "Posts" ? postName : "";
  return name === "" ? address : `${folder}${name}/`;
};

/** The selected section, its address, and the address at which each section was left. */
export const useSelection = () => {
  const navigation = useNavigation();
  const preferences = useRecoilValue(preferencesAtom);
  const { postName } = useRecoilValue(postsAtom);
  const selection = { ...preferences, postName };
  const section = selectedSection(navigation, selection);
  return {
    section,
    address: section ? addressIn(section, selection) : "/",
    addressOf: (other: NavigationItem) => addressIn(other, selection),
  };
};

/** Reads and changes the selection without a subscription. The object stays the same. */
export const usePages = () => {
  const navigation = useNavigation();
  const read = useRecoilCallback(
    ({ snapshot }) =>
      (): Selection => ({
        ...snapshot.getLoadable(preferencesAtom).getValue(),
        ...snapshot.getLoadable(postsAtom).getValue(),
      }),
    [],
  );
  const show = useRecoilCallback(
    ({ set }) =>
      (address: string) =>
        selectPage(set, navigation, address),
    [navigation],
  );
  return useMemo(
    () => ({
      /** The address of the page that is shown. */
      address: () => {
        const selection = read();
        const section = selectedSection(navigation, selection);
        return section ? addressIn(section, selection) : "/";
      },
      show,
      /** The address at which each section was left. */
      left: () => navigation.map((section) => addressIn(section, read())),
    }),
    [navigation, read, show],
  );
};
