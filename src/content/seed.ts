import { useLayoutEffect } from "react";
import {
  atom,
  type MutableSnapshot,
  type RecoilState,
  useRecoilCallback,
  useRecoilValue,
} from "recoil";
import { attributionAtom, settingsAtom, wallpaperCreditsAtom } from "./attribution";
import { contactsAtom } from "./contacts";
import type { ContentDocuments } from "./documents";
import { generalAtom } from "./general";
import { interestsAtom } from "./interests";
import { missionAtom } from "./mission";
import { navigationAtom } from "./navigation";
import { postsAtom } from "./posts";
import { preferencesAtom } from "./preferences";
import { projectsAtom } from "./projects";
import { siteAtom } from "./site";
import { wallpapersAtom } from "./wallpapers";

/** The page query's answer: all that the first screen shows. */
export type ArrivalContent = Queries.DesktopPageQuery;

export type SetAtom = <Value>(
  atom: RecoilState<Value>,
  next: Value | ((current: Value) => Value),
) => void;

const known = (name: string | null, names: readonly string[]) =>
  name !== null && names.includes(name) ? name : (names[0] ?? null);

const setArrivalContent = (set: SetAtom, content: ArrivalContent): void => {
  if (content.site) set(siteAtom, content.site);
  set(generalAtom, content.general);
  set(navigationAtom, content.navigation.nodes);
  set(wallpapersAtom, (slice) => ({ ...slice, list: content.wallpapers.nodes }));
};

/** Fills the slices of the arrival, with the owner's defaults for what a visitor can choose. */
export const seedArrival =
  (content: ArrivalContent) =>
  ({ set }: MutableSnapshot): void => {
    setArrivalContent(set, content);
    const defaults = content.site?.defaults;
    if (!defaults) return;
    set(wallpapersAtom, (slice) => ({ ...slice, chosen: defaults.wallpaper }));
    set(projectsAtom, (slice) => ({ ...slice, projectName: defaults.project }));
    const { menuSection } = defaults;
    if (menuSection !== null) {
      set(preferencesAtom, (slice) => ({ ...slice, selectedMenu: menuSection }));
    }
  };

/** Replaces what the first screen shows and leaves what the visitor has chosen as it is. */
export const useSetArrivalContent = () =>
  useRecoilCallback(
    ({ set }) =>
      (content: ArrivalContent) =>
        setArrivalContent(set, content),
    [],
  );

/** Fills the slices of each content document when it arrives. */
export const documentSeeds: {
  [Name in keyof ContentDocuments]: (set: SetAtom, document: ContentDocuments[Name]) => void;
} = {
  mission: (set, { mission }) => set(missionAtom, mission),
  interests: (set, { interests }) => set(interestsAtom, interests.nodes),
  contacts: (set, { contacts }) => set(contactsAtom, contacts.nodes),
  attribution: (set, { settings, attribution, wallpapers }) => {
    set(settingsAtom, settings.nodes);
    set(attributionAtom, attribution.nodes);
    set(wallpaperCreditsAtom, wallpapers.nodes);
  },
  projects: (set, { projects }) =>
    set(projectsAtom, ({ projectName }) => ({
      list: projects.nodes,
      projectName: known(
        projectName,
        projects.nodes.map(({ name }) => name),
      ),
    })),
  posts: (set, { posts }) => {
    const names = posts.nodes.map(({ name }) => name);
    set(postsAtom, ({ postName }) => ({ names, postName: known(postName, names) }));
  },
};

/** Fills slices with what has arrived. */
export type Seed = (set: SetAtom) => void;

const seededAtom = atom<ReadonlySet<Seed>>({ key: "content/seeded", default: new Set() });

/** How to fill slices, once for each desktop. The returned function stays the same. */
export const useFillOnce = () =>
  useRecoilCallback(
    ({ snapshot, set }) =>
      (seed: Seed) => {
        if (snapshot.getLoadable(seededAtom).getValue().has(seed)) return;
        seed(set);
        set(seededAtom, (seeded) => new Set(seeded).add(seed));
      },
    [],
  );

/**
 * Fills slices, once for each desktop, and says whether they are filled: only then may what reads
 * them be shown.
 */
export const useSeeded = (seed: Seed): boolean => {
  const isSeeded = useRecoilValue(seededAtom).has(seed);
  const fillOnce = useFillOnce();
  useLayoutEffect(() => fillOnce(seed), [fillOnce, seed]);
  return isSeeded;
};
