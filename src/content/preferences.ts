import { useCallback } from "react";
import { atom, useRecoilState, useSetRecoilState } from "recoil";

export interface PreferencesSlice {
  /** A request from elsewhere on the site to show a project; empty when there is none. */
  readonly projectName: string;
  /** The section that About Me shows. */
  readonly selectedMenu: string;
}

export const preferencesAtom = atom<PreferencesSlice>({
  key: "content/preferences",
  default: { projectName: "", selectedMenu: "General" },
});

/** The shown section and the select-menu action. */
export const useSelectedMenu = () => {
  const [{ selectedMenu }, setSlice] = useRecoilState(preferencesAtom);
  const selectMenu = useCallback(
    (title: string) =>
      setSlice((slice) =>
        slice.selectedMenu === title ? slice : { ...slice, selectedMenu: title },
      ),
    [setSlice],
  );
  return [selectedMenu, selectMenu] as const;
};

/** Preferences' own select-project action: asks the Projects section for a project and shows it. */
export const useRequestProject = () => {
  const setSlice = useSetRecoilState(preferencesAtom);
  return useCallback(
    (projectName: string) => setSlice({ projectName, selectedMenu: "Projects" }),
    [setSlice],
  );
};

/** The project asked for from elsewhere, and how to clear the request once it is shown. */
export const useRequestedProject = () => {
  const [{ projectName }, setSlice] = useRecoilState(preferencesAtom);
  const clearRequest = useCallback(
    () => setSlice((slice) => (slice.projectName === "" ? slice : { ...slice, projectName: "" })),
    [setSlice],
  );
  return [projectName, clearRequest] as const;
};
