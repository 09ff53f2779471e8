import { atom, useRecoilCallback, useRecoilValue } from "recoil";

/** The last change that a screen reader announces. Its number tells it from one in the same words. */
const announcementAtom = atom({ key: "announcement", default: { text: "", number: 0 } });

export const useAnnouncement = () => useRecoilValue(announcementAtom);

export const useAnnounce = () =>
  useRecoilCallback(
    ({ set }) =>
      (text: string) =>
        set(announcementAtom, ({ number }) => ({ text, number: number + 1 })),
    [],
  );
