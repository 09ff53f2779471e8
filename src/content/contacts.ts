import { atom, useRecoilValue } from "recoil";
import type { ContentDocuments } from "./documents";

export type ContactGroup = ContentDocuments["contacts"]["contacts"]["nodes"][number];
export type ContactTopic = ContactGroup["topics"][number];

export const contactsAtom = atom<readonly ContactGroup[]>({ key: "content/contacts", default: [] });

export const useContacts = () => useRecoilValue(contactsAtom);
