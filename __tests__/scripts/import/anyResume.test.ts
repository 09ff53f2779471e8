import fc from "fast-check";
import { newFiles } from "../../../scripts/import/newFiles";
import { type PresentFiles, WRITTEN_SLICES } from "../../../scripts/import/presentFiles";
import { takeResume } from "../../../scripts/import/takeResume";
import { COLLECTIONS } from "../../../src/build/collections";
import { recordOf } from "../../../src/build/record";
import { contentFiles } from "../../support/contentFiles";

/** What may stand anywhere, mostly where it should not. */
const value = fc.oneof(
  fc.constantFrom(
    "",
    "2014-06-29",
    "2199",
    "June 2014",
    "present",
    "https://a.example/b",
    "http://a",
  ),
  fc.constantFrom("a@example.com", "+47 22 33 44 55", "<p>Words</p>", "<b></b>", " ", null),
  fc.string({ unit: "grapheme", maxLength: 8 }),
  fc.integer({ min: -5, max: 2030 }),
  fc.boolean(),
  fc.array(fc.oneof(fc.string({ maxLength: 4 }), fc.constant(null), fc.integer()), {
    maxLength: 3,
  }),
  fc.dictionary(fc.constantFrom("city", "address", "name"), fc.string({ maxLength: 4 })),
);

const recordWith = (...keys: string[]) =>
  fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });

const listOf = (...keys: string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.array(recordWith(...keys), { maxLength: 3 }) },
    { weight: 1, arbitrary: value },
  );

const TIMES = ["startDate", "endDate", "url", "summary", "highlights"];

const resume = fc.record({
  basics: fc.oneof(
    value,
    recordWith("name", "label", "email", "phone", "url", "location", "summary", "image"),
  ),
  work: listOf("name", "company", "position", ...TIMES),
  education: listOf("institution", "courses", "score", "isCurrent", ...TIMES),
  volunteer: listOf("organization", "position", ...TIMES),
  certificates: listOf("name", "date", "url"),
  publications: listOf("name", "releaseDate", "website"),
  awards: listOf("title", "date"),
  skills: listOf("name", "level", "keywords"),
  languages: listOf("language", "fluency"),
  references: listOf("name", "reference"),
  interests: listOf("name", "keywords", "topics"),
  projects: listOf("name", "entity", "roles", "description", "keywords", "links", ...TIMES),
});

/** The files of somebody whose name, profession and address are known already. */
const present = Object.fromEntries(
  WRITTEN_SLICES.map((slice) => [
    slice,
    {
      value: slice === "site" ? JSON.parse(String(contentFiles()["data/site.json"])) : undefined,
      writer: "owner",
    },
  ]),
) as unknown as PresentFiles;

test("any résumé is imported as right content, with readable remarks", () => {
  fc.assert(
    fc.property(resume, (written) => {
      const taken = takeResume(JSON.parse(JSON.stringify(written)), "https://alex.example.net");
      for (const [slice, file] of Object.entries(newFiles(taken, present))) {
        const { schema } = COLLECTIONS[slice as keyof typeof COLLECTIONS];
        expect([slice, schema.safeParse(file).error?.issues ?? []]).toEqual([slice, []]);
      }
      for (const { path, sentence } of taken.remarks) {
        expect(sentence).toMatch(/^[^\n]+\.$/);
        expect(sentence).not.toMatch(/undefined|\[object/);
        expect(Object.keys(recordOf(written))).toContain(path[0]);
      }
    }),
  );
});
