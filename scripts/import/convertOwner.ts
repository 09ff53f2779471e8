import { quote } from "../../src/content/diagnostics";
import { iconError } from "../../src/content/icons";
import { inlineHtml, inlineWords } from "../../src/content/markdown";
import { isHttpsAddress, owner as ownerSchema } from "../../src/content/schema";
import { itemsOf, recordOf } from "../../src/lib/unknownValue";
import { profileAddress } from "./clean";
import { fitTo, noPlace } from "./fit";
import { placeOf } from "./place";
import type { Values, Warn } from "./warnings";

const foundOwnerSchema = ownerSchema.omit({ photo: true }).partial();

const bare = (address: unknown): string => String(address).replace(/\/+$/, "");

/**
 * The owner's facts in a résumé. Everybody reads a site, so a phone number and a street are published only by an owner who
 * writes them there, or has before.
 */
export const convertOwner = (resume: Values, siteUrl: string, warn: Warn, isExport: boolean) => {
  const {
    label,
    url,
    location,
    phone,
    summary,
    image,
    profiles: _,
    ...others
  } = recordOf(resume.basics);
  if (image !== undefined)
    warn(
      ["basics", "image"],
      `Left out: put the picture into data/, and name it as "photo" in site.json.`,
    );
  const plain = summary && inlineWords(String(summary));
  if (/<(?:a|code|em|strong)\b/.test(inlineHtml(String(summary), ""))) {
    warn(["basics", "summary"], "Emphasis and links were left out: site.json has plain words.");
  }
  if (url !== undefined && bare(url) !== bare(siteUrl))
    warn(["basics", "url"], `${quote(url)} was left out: site.json says ${quote(siteUrl)}.`);
  const { town, whole } = placeOf(location);
  // "(+47) 22 33" is no number to the schema.
  const number = phone && String(phone).replace(/^tel:|^\((?=\+)|(?<=^\(\+\d+)\)/g, "");
  const facts = { ...others, role: label, summary: plain };
  const owner = { ...facts, place: (isExport ? whole : town) || undefined, phone: number };
  const fitting = fitTo(foundOwnerSchema, owner, ["basics"], warn) ?? {};
  if (isExport) return { owner: fitting, unasked: {} };
  const { phone: found, ...asked } = fitting;
  const unasked: Values = { phone: found, place: town === whole ? undefined : whole };
  return { owner: asked, unasked };
};

/** No résumé says how much a profile is used. */
const DEFAULT_LEVEL = "Medium usage";

/** The network's mark, if it is installed. Simple Icons writes "dev.to" as devdotto. */
const iconOf = (network: string): string => {
  const name = network.toLowerCase().replaceAll(".", "dot");
  const icon = `simple-icons:${name.replace(/[^a-z0-9]/g, "")}`;
  return iconError(icon) === undefined ? icon : "lucide:link";
};

/** Their addresses are phone numbers. */
const MESSENGER = /^https:\/\/(?:wa\.me|api\.whatsapp\.com|signal\.me|t\.me\/\+\d)/;

/** The contacts under Social Media. */
export const convertProfiles = (resume: Values, warn: Warn) =>
  itemsOf(recordOf(resume.basics).profiles).flatMap((profile, index) => {
    const {
      network,
      username,
      url = profileAddress(network, username),
      ...others
    } = recordOf(profile);
    const path = ["basics", "profiles", index];
    for (const key of Object.keys(others)) warn([...path, key], noPlace(key));
    if (typeof url !== "string" || !isHttpsAddress(url) || MESSENGER.test(url)) {
      warn(path, "Left out: a profile needs an address that is no phone number.");
      return [];
    }
    const name = typeof network === "string" ? network : new URL(url).hostname;
    return [{ name, level: DEFAULT_LEVEL, link: url, icon: iconOf(name) }];
  });
