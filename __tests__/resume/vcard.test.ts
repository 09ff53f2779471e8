import fc from "fast-check";
import ICAL from "ical.js";
import { vcard } from "../../src/resume/vcard";
import { aJob, anyResume, aResume, aText } from "./support";

/** The values of a vCard by name. */
const valuesIn = (card: string) => {
  const [kind, properties] = ICAL.parse(card);
  expect(kind).toBe("vcard");
  return Object.fromEntries(
    properties.map(([name, , , value]: [string, object, string, unknown]) => [name, value]),
  );
};

/** A card has no control characters but line feeds. */
const asRead = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");

test("a card says who it is, where, and how to reach them", () => {
  const card = vcard(
    aResume({
      basics: {
        name: "Άλεξ 例",
        email: "alex@example.com",
        phone: "+47 22 33 44 55",
        place: "Oslo; Bergen, too",
        headline: "One line,\nand another; \\ so.",
        profiles: [{ network: "Net", username: undefined, url: "https://net.example/例" }],
      },
      work: [
        aJob({ name: "Elm", endDate: "2020" }),
        aJob({ name: "Oak; Sons", endDate: "present" }),
      ],
    }),
  );
  expect(valuesIn(card)).toMatchObject({
    version: "4.0",
    fn: "Άλεξ 例",
    title: "Engineer",
    org: "Oak; Sons",
    email: "alex@example.com",
    tel: "+47 22 33 44 55",
    adr: ["", "", "", "Oslo; Bergen, too", "", "", ""],
    url: "https://alex.example/",
    socialprofile: "https://net.example/%E4%BE%8B",
    note: "One line,\nand another; \\ so.",
  });
});

test("a card says nothing that the owner has not written", () => {
  const names = ["version", "kind", "fn", "n", "title", "url"];
  expect(Object.keys(valuesIn(vcard(aResume())))).toEqual(names);
});

test("any text comes back from a card as it was", () => {
  const texts = fc.oneof(aText, fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 }));
  fc.assert(
    fc.property(texts, (given) => {
      const basics = { name: given, label: given, headline: given };
      const card = vcard(aResume({ basics, work: [aJob({ name: given, endDate: "present" })] }));
      const text = asRead(given);
      expect(valuesIn(card)).toMatchObject({ fn: text, title: text, note: text, org: text });
    }),
  );
});

test("every line of a card ends in CRLF and has at most 75 bytes", () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const card = vcard(resume);
      const lines = card.split("\r\n");
      expect(lines.pop()).toBe("");
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      // No character is cut in two.
      expect(Buffer.from(card).toString("utf8")).toBe(card);
    }),
    { numRuns: 50 },
  );
});
