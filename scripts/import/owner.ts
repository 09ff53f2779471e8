import type { z } from "zod";
import { quote } from "../../src/build/diagnostics/quote";
import { owner as ownerSchema } from "../../src/build/schemas/owner";
import { known, type Part } from "./part";

/** What a résumé says of the site's owner; nothing of it must be there. */
export type FoundOwner = Partial<z.input<typeof ownerSchema>>;

const { email, phone } = ownerSchema.shape;

/** A text that the site can show, or a remark. */
const takeFitting = (part: Part, key: string, schema: z.ZodType, what: string) => {
  const value = part.text(key);
  if (value === undefined || schema.safeParse(value).success) return value;
  part.say(key, `${quote(value)} is not ${what}, so it was left out.`);
  return undefined;
};

const countryNamed = (code: string): string => {
  try {
    return new Intl.DisplayNames("en", { type: "region" }).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
};

const STREET = ["address", "postalCode"];

/** The city, not the street: this is for everybody to read. An address alone is a place in free words, as this site writes it. */
const takePlace = (basics: Part): string | undefined => {
  const whole = basics.value("location");
  if (typeof whole === "string") return whole;
  const location = basics.inside("location", whole);
  const country = location.text("countryCode");
  const names = [
    location.text("city"),
    location.text("region"),
    country && countryNamed(country),
  ].filter((name) => name !== undefined);
  const place = names.join(", ") || location.text("address");
  for (const key of STREET) {
    const value = location.value(key);
    if (value !== undefined) {
      location.say(key, `${quote(value)} was left out: the site names the city alone.`);
    }
  }
  location.finish();
  return place;
};

const bare = (address: unknown): string => String(address).replace(/\/+$/, "");

/** What `site.json` says in its own way: where the site is, and which file the photo is. */
const leaveAddresses = (basics: Part, siteUrl: string): void => {
  const leave = (keys: readonly string[], why: string) => {
    for (const key of keys) {
      const value = basics.value(key);
      if (value === undefined || bare(value) === bare(siteUrl)) continue;
      basics.say(key, `${quote(value)} was left out: ${why}.`);
    }
  };
  leave(["url", "website"], '"siteUrl" in site.json says where the site is');
  leave(["image", "picture"], '"photo" in site.json names a file in data/');
};

export const takeOwner = (basics: Part, siteUrl: string): FoundOwner => {
  leaveAddresses(basics, siteUrl);
  return known({
    name: basics.text("name"),
    role: basics.text("label"),
    email: takeFitting(basics, "email", email, "an e-mail address"),
    place: takePlace(basics),
    headline: basics.text("headline"),
    summary: basics.text("summary"),
    availability: basics.text("availability"),
    pronouns: basics.text("pronouns"),
    phone: takeFitting(basics, "phone", phone, 'a phone number, such as "+47 22 33 44 55"'),
  });
};
