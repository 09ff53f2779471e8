import { useCallback } from "react";
import { atom, useRecoilValue, useSetRecoilState } from "recoil";
import type { ContentDocuments } from "./documents";

export type Project = ContentDocuments["projects"]["projects"]["nodes"][number];
export type Entry = Project["basics"]["company"];

export interface ProjectsSlice {
  readonly list: readonly Project[];
  /** The selected project; null only when there are none. */
  readonly projectName: string | null;
}

export const projectsAtom = atom<ProjectsSlice>({
  key: "content/projects",
  default: { list: [], projectName: "Lifebit AI" },
});

export const useProjects = () => useRecoilValue(projectsAtom);

/** The select-project action. A name that no project has changes nothing. */
export const useSelectProject = () => {
  const setSlice = useSetRecoilState(projectsAtom);
  return useCallback(
    (projectName: string) =>
      setSlice((slice) =>
        slice.list.some(({ name }) => name === projectName) ? { ...slice, projectName } : slice,
      ),
    [setSlice],
  );
};
