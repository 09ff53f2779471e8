import type { z } from "zod";
import { quote } from "../../src/build/mistakes/quote";
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

/** The city, not the street: this is for everybody to read. */
const takePlace = (basics: Part): string | undefined => {
  const location = basics.part("location");
  const country = location.text("countryCode");
  const names = [
    location.text("city"),
    location.text("region"),
    country && countryNamed(country),
  ].filter((name) => name !== undefined);
  for (const key of ["address", "postalCode"]) {
    const value = location.value(key);
    if (value !== undefined) {
      location.say(key, `${quote(value)} was left out: the site names the city alone.`);
    }
  }
  location.finish();
  return names.join(", ") || undefined;
};

const takeAddress = (basics: Part, siteUrl: string): void => {
  const url = basics.text("url", "website");
  if (url === undefined || url.replace(/\/+$/, "") === siteUrl.replace(/\/+$/, "")) return;
  basics.say("url", `${quote(url)} was left out: "siteUrl" in site.json says where the site is.`);
};

const takePicture = (basics: Part): void => {
  const picture = basics.value("image") ?? basics.value("picture");
  if (picture === undefined) return;
  basics.say(
    "image",
    `${quote(picture)} was left out: "photo" in site.json names a file in data/.`,
  );
};

export const takeOwner = (basics: Part, siteUrl: string): FoundOwner => {
  takeAddress(basics, siteUrl);
  takePicture(basics);
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
