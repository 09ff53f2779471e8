import type { z } from "zod";
import { isHttpsAddress } from "../../src/build/addresses";
import { iconDiagnostic } from "../../src/build/icons/findIcon";
import { itemsOf, recordOf } from "../../src/build/record";
import { owner as ownerSchema } from "../../src/build/schemas/owner";
import type { contactsSchema } from "../../src/sections/contact/build";
import { fitTo } from "./fit";
import type { Say, Values } from "./readResume";

const foundOwnerSchema = ownerSchema.omit({ photo: true }).partial();

const bare = (address: unknown): string => String(address).replace(/\/+$/, "");

const regions = new Intl.DisplayNames("en", { type: "region" });

/** The city without the street, since everybody reads it. An address alone is a place in free words. */
const placeOf = (location: unknown, say: Say): unknown => {
  if (typeof location === "string") return location;
  const { city, region, countryCode, address, postalCode } = recordOf(location);
  const code = String(countryCode ?? "").toUpperCase();
  const country = /^[A-Z]{2}$/.test(code) ? regions.of(code) : countryCode;
  const place = [city, region, country].filter(Boolean).join(", ");
  if (place === "") return address;
  if (address || postalCode) {
    say(["basics", "location"], "The street was left out: the site names the city alone.");
  }
  return place;
};

/** The owner's facts in a résumé. */
export const takeOwner = (resume: Values, siteUrl: string, say: Say): Values => {
  const { label, url, location, profiles: _, ...others } = recordOf(resume.basics);
  const other = bare(url) === bare(siteUrl) ? {} : { url };
  const owner = { ...others, ...other, role: label, place: placeOf(location, say) };
  return fitTo(foundOwnerSchema, owner, ["basics"], say) ?? {};
};

type Topic = z.input<typeof contactsSchema>[number]["topics"][number];

/** No résumé says how much a profile is used. */
const USUAL_LEVEL = "Medium usage";

/** The network's mark, if it is installed. Simple Icons writes "dev.to" as devdotto. */
const iconOf = (network: string): string => {
  const name = network.toLowerCase().replaceAll(".", "dot");
  const icon = `simple-icons:${name.replace(/[^a-z0-9]/g, "")}`;
  return iconDiagnostic(icon) === undefined ? icon : "lucide:link";
};

/** The contacts under Social Media. */
export const takeProfiles = (resume: Values, say: Say): Topic[] =>
  itemsOf(recordOf(resume.basics).profiles).flatMap((profile, index) => {
    const { network, url } = recordOf(profile);
    if (typeof url !== "string" || !isHttpsAddress(url)) {
      say(["basics", "profiles", index], "A profile needs an address. This one was left out.");
      return [];
    }
    const name = typeof network === "string" ? network : new URL(url).hostname;
    return [{ name, level: USUAL_LEVEL, link: url, icon: iconOf(name) }];
  });
