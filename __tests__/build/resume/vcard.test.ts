import fc from "fast-check";
import ICAL from "ical.js";
import { vcard } from "../../../src/build/resume/vcard";
import { aJob, anyResume, aResume, aText } from "./support";

/** What a reader of visiting cards finds: the value under each name, and with what it is marked. */
const read = (card: string) => {
  const [kind, properties] = ICAL.parse(card);
  expect(kind).toBe("vcard");
  return Object.fromEntries(
    properties.map(([name, marks, , value]: [string, object, string, unknown]) => [
      name,
      { value, marks },
    ]),
  ) as Record<string, { value: unknown; marks: object }>;
};

const valuesIn = (card: string) =>
  Object.fromEntries(Object.entries(read(card)).map(([name, { value }]) => [name, value]));

/** The letters that any value may hold: of other control characters than a new line there are none in a card. */
const asRead = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");

test("says who it is, where, and how to reach them", () => {
  const card = vcard(
    aResume({
      basics: {
        name: "Άλεξ 例",
        email: "alex@example.com",
        phone: "+47 22 33 44 55",
        place: "Oslo; Bergen, too",
        headline: "One line,\nand another; \\ so.",
        pronouns: "she/her",
        profiles: [{ network: 'The "Net": a^b', username: null, url: "https://net.example/例" }],
      },
      work: [
        aJob({ name: "Elm", endDate: "2020" }),
        aJob({ name: "Oak; Sons, Ltd.", endDate: "present" }),
      ],
    }),
  );
  expect(valuesIn(card)).toEqual({
    version: "4.0",
    kind: "individual",
    fn: "Άλεξ 例",
    n: ["", "Άλεξ 例", "", "", ""],
    pronouns: "she/her",
    title: "Engineer",
    org: "Oak; Sons, Ltd.",
    email: "alex@example.com",
    tel: "+47 22 33 44 55",
    adr: ["", "", "", "Oslo; Bergen, too", "", "", ""],
    url: "https://alex.example/",
    socialprofile: "https://net.example/%E4%BE%8B",
    note: "One line,\nand another; \\ so.",
  });
  expect(read(card).socialprofile?.marks).toEqual({ "service-type": 'The "Net": a^b' });
});

test("says nothing of what the owner keeps to themselves, nor when it was written", () => {
  expect(Object.keys(valuesIn(vcard(aResume())))).toEqual([
    "version",
    "kind",
    "fn",
    "n",
    "title",
    "url",
  ]);
});

test("a thousand texts come back as they were", () => {
  fc.assert(
    fc.property(
      fc.oneof(aText, fc.string({ unit: "grapheme", minLength: 1, maxLength: 300 })),
      (given) => {
        const basics = { name: given, label: given, headline: given, place: given };
        const card = vcard(aResume({ basics, work: [aJob({ name: given, endDate: "present" })] }));
        const text = asRead(given);
        const values = valuesIn(card);
        expect(values).toMatchObject({ fn: text, title: text, note: text, org: text });
        // This reader takes a semicolon after an escaped backslash for an escaped one. See the next test.
        if (text.endsWith("\\")) return;
        expect(values).toMatchObject({
          n: ["", text, "", "", ""],
          adr: ["", "", "", text, "", "", ""],
        });
      },
    ),
    { numRuns: 1000 },
  );
});

test("a name that ends in a backslash leaves the semicolons after it alone", () => {
  const card = vcard(aResume({ basics: { name: "A;\\", place: "B\\" } }));
  expect(card).toContain("\r\nN:;A\\;\\\\;;;\r\n");
  expect(card).toContain("\r\nADR:;;;B\\\\;;;\r\n");
});

test("every line ends as it should, has at most 75 bytes, and no character is cut", () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const card = vcard(resume);
      const lines = card.split("\r\n");
      expect(lines.pop()).toBe("");
      for (const line of lines) {
        expect(line).not.toMatch(/[\r\n]/);
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      }
      expect(Buffer.from(card).toString("utf8")).toBe(card);
    }),
  );
});
