import type { Resume } from "../../resume/record";
import { asUri } from "./asUri";

/** The most that a line may hold, in bytes, without its end. */
const LONGEST_LINE = 75;

const LINE_END = "\r\n";

/** A backslash, a comma and a new line mean something in a value. */
const text = (value: string): string =>
  value
    .replace(/[\\,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    // No other control character is allowed, nor means anything.
    .replace(/\p{Cc}/gu, " ");

/** One of several in a value, which semicolons part. Elsewhere not every reader knows an escaped one. */
const component = (value: string): string => text(value).replaceAll(";", "\\;");

/** In quotes, where they and new lines are written as RFC 6868 has them. */
const parameter = (value: string): string => {
  const signs: Readonly<Record<string, string>> = { "^": "^^", '"': "^'", "\n": "^n" };
  const escaped = value.replace(/[\^"\n]/g, (sign) => signs[sign] ?? sign);
  return `"${escaped.replace(/\p{Cc}/gu, " ")}"`;
};

/** In lines of at most 75 bytes; those that go on begin with a blank. No character is cut. */
const folded = (line: string): string => {
  let length = 0;
  return [...line]
    .map((character) => {
      const bytes = Buffer.byteLength(character);
      const isOver = length + bytes > LONGEST_LINE;
      length = isOver ? 1 + bytes : length + bytes;
      return isOver ? `${LINE_END} ${character}` : character;
    })
    .join("");
};

/** A line, where there is anything to say. */
const line = (name: string, value: string | null | undefined): string[] =>
  value ? [`${name}:${value}`] : [];

/**
 * `/contact.vcf`: the owner as address books take them, vCard 4.0 (RFC 6350, pronouns and profiles as RFC 9554 has them).
 * Which part of the name is the family's nobody said, so all of it is the given one. No time of writing: the same content
 * makes the same bytes.
 */
export const vcard = ({ basics, work }: Resume): string => {
  const { name, label, email, phone, url, place, headline, pronouns, profiles } = basics;
  const employer = work.find(({ endDate }) => endDate === "present")?.name;
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    `FN:${text(name)}`,
    `N:;${component(name)};;;`,
    ...line("PRONOUNS", pronouns && text(pronouns)),
    ...line("TITLE", text(label)),
    ...line("ORG", employer && component(employer)),
    ...line("EMAIL", email && text(email)),
    ...line("TEL", phone && text(phone)),
    ...line("ADR", place && `;;;${component(place)};;;`),
    `URL:${asUri(url)}`,
    ...profiles.map(
      (profile) => `SOCIALPROFILE;SERVICE-TYPE=${parameter(profile.network)}:${asUri(profile.url)}`,
    ),
    ...line("NOTE", headline && text(headline)),
    "END:VCARD",
  ]
    .map((each) => folded(each) + LINE_END)
    .join("");
};
