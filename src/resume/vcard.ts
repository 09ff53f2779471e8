import ICAL from "ical.js";
import { asUri } from "./jsonResume";
import type { Resume } from "./record";

// In bytes, at most 75 with the space that begins each continued line, which ical.js does not count.
ICAL.foldLength = 74;

/** No control character but a line feed is allowed in a card. */
const text = (value: string): string => value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");

/**
 * `/contact.vcf`: the owner in the form of address books, vCard 4.0 (RFC 6350, pronouns and profiles by RFC 9554). The whole
 * name is the given name, since the data do not split it.
 */
export const vcard = ({ basics, work }: Resume): string => {
  const { name, label, email, phone, url, place, headline, pronouns, profiles } = basics;
  const employer = work.find(({ endDate }) => endDate === "present")?.name;
  const card = new ICAL.Component(["vcard", [], []]);
  const add = (property: string, value: string | string[] | undefined) => {
    if (!value) return;
    const safe = Array.isArray(value) ? value.map(text) : text(value);
    return card.addPropertyWithValue(property, safe);
  };
  add("version", "4.0");
  add("kind", "individual");
  add("fn", name);
  add("n", ["", name, "", "", ""]);
  add("pronouns", pronouns);
  add("title", label);
  add("org", employer && [employer]);
  add("email", email);
  add("tel", phone);
  add("adr", place && ["", "", "", place, "", "", ""]);
  add("url", asUri(url));
  for (const profile of profiles) {
    add("socialprofile", asUri(profile.url))?.setParameter("service-type", text(profile.network));
  }
  add("note", headline);
  return `${card.toString()}\r\n`;
};
