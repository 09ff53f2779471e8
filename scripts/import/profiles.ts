import { isHttpsAddress } from "../../src/build/addresses";
import { quote } from "../../src/build/diagnostics/quote";
import { loadIconSet } from "../../src/build/icons/iconSets";
import type { Part } from "./part";

/** A contact under Social Media, but for how much it is used: no résumé says. */
export interface Profile {
  readonly name: string;
  readonly link: string;
  readonly icon: string;
}

const MARKS = "simple-icons";
const ANY_LINK = "lucide:link";

/** Simple Icons spells these out: "dev.to" is devdotto. */
const SPELT: Readonly<Record<string, string>> = { ".": "dot", "+": "plus", "&": "and" };

/** The network's mark, where it is installed and may be shown. */
const iconOf = (network: string): string => {
  const slug = network
    .toLowerCase()
    .replace(/[.+&]/g, (sign) => SPELT[sign] ?? "")
    .replace(/[^a-z0-9]/g, "");
  const { icons = {} } = loadIconSet(MARKS) ?? {};
  const isShown = Object.hasOwn(icons, slug) && icons[slug]?.hidden !== true;
  return isShown ? `${MARKS}:${slug}` : ANY_LINK;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const sameName = (one: string, other: string): boolean => {
  const bare = (name: string) => name.replace(/^@/, "").toLowerCase();
  return bare(one) === bare(other);
};

/** A name that the address ends with is said by it. */
const isInAddress = (username: string, link: string): boolean => {
  const { pathname } = new URL(link);
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  return [last, decoded(last)].some((name) => sameName(username, name));
};

const profile = (part: Part): Profile | undefined => {
  const network = part.text("network");
  const username = part.text("username");
  const link = part.value("url");
  if (typeof link !== "string" || !isHttpsAddress(link)) {
    return part.refuse("a profile needs an address that begins with https://");
  }
  if (username !== undefined && !isInAddress(username, link)) {
    part.say("username", `${quote(username)} was left out: a visitor sees the address.`);
  }
  part.finish();
  const name = network ?? new URL(link).hostname;
  return { name, link, icon: iconOf(name) };
};

export const takeProfiles = (basics: Part): Profile[] =>
  basics.parts("profiles").flatMap((part) => profile(part) ?? []);
