import { iconMistake, standInNotice } from "../../src/build/icons/findIcon";
import { quote } from "../../src/build/mistakes/quote";
import type { Part } from "./part";

/** A contact under Social Media, but for how much it is used: no résumé says. */
export interface Profile {
  readonly name: string;
  readonly link: string;
  readonly icon: string;
}

const ANY_LINK = "lucide:link";

/** Simple Icons spells these out: "dev.to" is devdotto. */
const SPELT: Readonly<Record<string, string>> = { ".": "dot", "+": "plus", "&": "and" };

/** The network's mark, where an installed set has it and still may show it. */
const iconOf = (network: string): string => {
  const slug = network
    .toLowerCase()
    .replace(/[.+&]/g, (sign) => SPELT[sign] ?? "")
    .replace(/[^a-z0-9]/g, "");
  const mark = `simple-icons:${slug}`;
  return iconMistake(mark) === undefined && standInNotice(mark) === undefined ? mark : ANY_LINK;
};

const lastPartOf = (url: string): string => {
  const last = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? "";
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

const sameName = (one: string, other: string): boolean => {
  const bare = (name: string) => name.replace(/^@/, "").toLowerCase();
  return bare(one) === bare(other);
};

const profile = (part: Part): Profile | undefined => {
  const network = part.text("network");
  const username = part.text("username");
  const link = part.address("url");
  if (link === undefined) {
    return part.refuse(
      `${quote(network ?? username)} has no address that a visitor can follow, so it was left out.`,
    );
  }
  const isInAddress =
    username === undefined ||
    [lastPartOf(link), new URL(link).pathname.split("/").at(-1) ?? ""].some((last) =>
      sameName(username, last),
    );
  if (!isInAddress) part.say("username", `${quote(username)} was left out: the address is shown.`);
  part.finish();
  const name = network ?? new URL(link).hostname;
  return { name, link, icon: iconOf(name) };
};

export const takeProfiles = (basics: Part): Profile[] =>
  basics.parts("profiles").flatMap((part) => profile(part) ?? []);
