import { recordOf } from "../../src/lib/unknownValue";

const regions = new Intl.DisplayNames("en", { type: "region" });

const countryOf = (code: unknown): unknown =>
  /^[A-Z]{2}$/i.test(String(code)) ? regions.of(String(code).toUpperCase()) : code;

const joined = (...parts: unknown[]): string => parts.filter(Boolean).join(", ");

/** A place in words: whole, and without the parts that may be a street or a postcode. */
export const placeOf = (location: unknown): { whole: string; town: string } => {
  const isText = typeof location === "string";
  const { city, region, countryCode, address, postalCode } = isText
    ? { city: location }
    : recordOf(location);
  const land = joined(region, countryOf(countryCode));
  const town = joined(city, land).split(/,\s*/);
  return {
    whole: joined(address, [postalCode, city].filter(Boolean).join(" "), land),
    town: joined(...town.filter((part) => !/\d/.test(part))),
  };
};
