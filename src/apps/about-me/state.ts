import { useCallback, useEffect } from "react";
import { atom, useRecoilCallback, useRecoilState, useSetRecoilState } from "recoil";

/** Where each section was last left, by its title: the address of a project or a post, say. */
export type SectionAddresses = Readonly<Record<string, string>>;

const sectionAddressesAtom = atom<SectionAddresses>({
  key: "aboutMe/sectionAddresses",
  default: {},
});

/** The menu selection: what each section shows when it is chosen again. */
export const useSectionAddresses = (shownTitle: string | undefined, address: string) => {
  const [addresses, setAddresses] = useRecoilState(sectionAddressesAtom);
  useEffect(() => {
    if (shownTitle === undefined) return;
    setAddresses((known) =>
      known[shownTitle] === address ? known : { ...known, [shownTitle]: address },
    );
  }, [shownTitle, address, setAddresses]);
  return addresses;
};

/** Reads them when called, without subscribing to them. */
export const useReadSectionAddresses = () =>
  useRecoilCallback(
    ({ snapshot }) =>
      () =>
        snapshot.getLoadable(sectionAddressesAtom).getValue(),
    [],
  );

/** Lets a section be left at another address than it was. */
export const useReplaceSectionAddress = () => {
  const setAddresses = useSetRecoilState(sectionAddressesAtom);
  return useCallback(
    (title: string, left: string, address: string) =>
      setAddresses((known) => (known[title] === left ? { ...known, [title]: address } : known)),
    [setAddresses],
  );
};

export const useSetSectionAddresses = () => useSetRecoilState(sectionAddressesAtom);
