import fc from "fast-check";
import { isHttpsAddress, isMailtoAddress, isPathOnSite } from "../../src/build/addresses";
import { checkNames } from "../../src/build/check/checkNames";
import { checkSchema } from "../../src/build/check/checkSchema";
import type { Documents } from "../../src/build/check/documents";
import type { Diagnostic } from "../../src/build/diagnostics/diagnostic";
import { editDistance, likelyMeant, nearest } from "../../src/build/diagnostics/nearest";
import { positionsIn } from "../../src/build/diagnostics/position";
import { quote } from "../../src/build/diagnostics/quote";
import { innermostNode, type JsonPath } from "../../src/build/files/jsonTree";
import { parseJson } from "../../src/build/files/parseJson";
import { readDocument } from "../../src/build/files/readDocument";
import { SLICE_NAMES, type SliceName } from "../../src/build/slices";
import { contentFiles } from "../support/contentFiles";

const bytesOf = (slice: SliceName): Buffer =>
  Buffer.from(contentFiles()[`data/${slice}.json`] ?? "");

/** The diagnostics of right content with other bytes in place of one file. */
function diagnosticsWith(slice: SliceName, bytes: Buffer): Diagnostic[] {
  const documents: Documents = {};
  const diagnostics = SLICE_NAMES.flatMap((name) => {
    const read = readDocument(name, name === slice ? bytes : bytesOf(name));
    documents[name] = read.document;
    return read.diagnostics;
  });
  return [...diagnostics, ...checkSchema(documents).diagnostics, ...checkNames(documents)];
}

const slices = fc.constantFrom(...SLICE_NAMES);

const expectReadable = (diagnostics: readonly Diagnostic[]): void => {
  for (const { file, line, column, path, sentence } of diagnostics) {
    expect(file).toMatch(/^data\/\w+\.json$/);
    expect(line).toBeGreaterThanOrEqual(1);
    expect(column).toBeGreaterThanOrEqual(1);
    expect(path.length).toBeGreaterThanOrEqual(1);
    expect(sentence).toMatch(/^[^\n]+[.?]$/);
    expect(sentence).not.toMatch(/undefined|Invalid|\[object/);
  }
};

describe("whatever a file holds, the owner gets a report and never an exception", () => {
  test("any bytes", () => {
    fc.assert(
      fc.property(slices, fc.uint8Array({ maxLength: 60 }), (slice, bytes) => {
        expectReadable(diagnosticsWith(slice, Buffer.from(bytes)));
      }),
    );
  });

  test("any JSON value", () => {
    fc.assert(
      fc.property(slices, fc.json(), (slice, text) => {
        expectReadable(diagnosticsWith(slice, Buffer.from(text)));
      }),
    );
  });

  test("right content with any value in any one place", () => {
    const places = slices.chain((slice) => {
      const { tree } = parsed(bytesOf(slice).toString());
      return fc.record({
        slice: fc.constant(slice),
        at: fc.constantFrom(...nodesOf(tree)),
        value: fc.jsonValue(),
      });
    });
    fc.assert(
      fc.property(places, ({ slice, at, value }) => {
        const text = bytesOf(slice).toString();
        const changed =
          text.slice(0, at.offset) + JSON.stringify(value) + text.slice(at.offset + at.length);
        expectReadable(diagnosticsWith(slice, Buffer.from(changed)));
      }),
      { numRuns: 300 },
    );
  });

  test("right content with one character taken out or put in", () => {
    const edits = slices.chain((slice) =>
      fc.record({
        slice: fc.constant(slice),
        at: fc.nat({ max: bytesOf(slice).toString().length - 1 }),
        taken: fc.boolean(),
        put: fc.constantFrom("", '"', ",", "{", "]", "\\", "0", "/", "\t", "x"),
      }),
    );
    fc.assert(
      fc.property(edits, ({ slice, at, taken, put }) => {
        const text = bytesOf(slice).toString();
        const changed = text.slice(0, at) + put + text.slice(at + (taken ? 1 : 0));
        const diagnostics = diagnosticsWith(slice, Buffer.from(changed));
        expectReadable(diagnostics);
        if (!isJson(changed)) expect(diagnostics).toHaveLength(1);
      }),
      { numRuns: 300 },
    );
  });
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const parsed = (text: string) => {
  const result = parseJson(text);
  if (!result.ok) throw new Error(result.remark.sentence);
  return result;
};

type Tree = ReturnType<typeof parsed>["tree"];

const nodesOf = (node: Tree): Tree[] => [
  ...(node.type === "property" ? [] : [node]),
  ...(node.children ?? []).flatMap((child, index) =>
    node.type === "property" && index === 0 ? [] : nodesOf(child),
  ),
];

test("a text is JSON for us when, and only when, it is for JSON.parse", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.json(), fc.string({ unit: fc.constantFrom(..."[]{},:\"01-.eE \t\n\\/ntu'") })),
      (text) => {
        expect(parseJson(text).ok).toBe(isJson(text));
      },
    ),
    { numRuns: 2000 },
  );
});

/** Letters and the like that have no looks. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

describe("right content stays right", () => {
  test("with CRLF line ends", () => {
    for (const slice of SLICE_NAMES) {
      const text = bytesOf(slice).toString().replaceAll("\n", "\r\n");
      expect(diagnosticsWith(slice, Buffer.from(text))).toEqual([]);
    }
  });

  test("with texts of any length and any characters", () => {
    const texts = fc.array(
      fc
        .string({ unit: "binary", maxLength: 5000 })
        .filter((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ""))),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(texts, texts, (headings, paragraphs) => {
        const prose = JSON.stringify({ heading: headings.join(" ") || "Hello", paragraphs });
        expect(diagnosticsWith("mission", Buffer.from(prose))).toEqual([]);
      }),
    );
  });

  test("with a text of a million characters", () => {
    const prose = JSON.stringify({ heading: "Hello", paragraphs: ["é".repeat(1_000_000)] });
    expect(diagnosticsWith("mission", Buffer.from(prose))).toEqual([]);
  });
});

describe("positions", () => {
  const lineEnds = fc.constantFrom("\n", "\r\n", "\r");

  test("are the line, and the UTF-16 code units before the place in it", () => {
    const lines = fc.array(
      fc.string({ unit: "binary" }).map((line) => line.replace(/[\r\n]/g, "")),
    );
    fc.assert(
      fc.property(lines, lineEnds, fc.string(), (before, lineEnd, start) => {
        const lastLine = start.replace(/[\r\n]/g, "");
        const text = [...before, lastLine].join(lineEnd);
        expect(positionsIn(`${text}|`)(text.length)).toEqual({
          line: before.length + 1,
          column: lastLine.length + 1,
        });
      }),
    );
  });

  test("of any value are where its text begins", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat({ max: 4 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const { tree } = parsed(text);
        for (const [path, inner] of valuesOf(value)) {
          const { offset, length } = innermostNode(tree, path);
          expect(JSON.parse(text.slice(offset, offset + length))).toEqual(
            JSON.parse(JSON.stringify(inner)),
          );
        }
      }),
    );
  });
});

function valuesOf(value: unknown, path: JsonPath = []): [JsonPath, unknown][] {
  const inside: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value !== null && typeof value === "object" ? value : {});
  return [[path, value], ...inside.flatMap(([step, inner]) => valuesOf(inner, [...path, step]))];
}

describe("nearest names", () => {
  const words = fc.string({ maxLength: 12 });

  test("the distance is that of a metric's first axioms", () => {
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a));
        expect(editDistance(a, b) === 0).toBe(a === b);
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });

  test("one slip of the pen is a distance of one", () => {
    fc.assert(
      fc.property(
        words,
        fc.nat({ max: 11 }),
        fc.string({ minLength: 1, maxLength: 1 }),
        (word, at, letter) => {
          const where = Math.min(at, word.length);
          const added = word.slice(0, where) + letter + word.slice(where);
          expect(editDistance(word, added)).toBe(1);
          const swapped =
            word.slice(0, where) +
            (word[where + 1] ?? "") +
            (word[where] ?? "") +
            word.slice(where + 2);
          expect(editDistance(word, swapped)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test("a name that exists is the nearest to itself, in any letter case", () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1 });
    fc.assert(
      fc.property(names, fc.nat(), (candidates, pick) => {
        const name = candidates[pick % candidates.length] ?? "";
        expect(nearest(name.toUpperCase(), candidates, 1)).toEqual([name]);
        expect(likelyMeant(name, candidates)).toBe(name);
      }),
    );
  });

  const letters = fc.string({ unit: fc.constantFrom(..."abc"), maxLength: 9 });

  test("they are those within a third of the letters or begun rightly, sorted by distance", () => {
    const isNear = (name: string, other: string): boolean =>
      3 * editDistance(name, other) <= Math.max(name.length, other.length) ||
      (name.length >= 3 && other.startsWith(name));
    fc.assert(
      fc.property(letters, fc.array(letters), fc.nat({ max: 4 }), (name, candidates, count) => {
        const near = candidates
          .filter((other) => isNear(name, other))
          .toSorted((a, b) => editDistance(name, a) - editDistance(name, b));
        expect(nearest(name, candidates, count)).toEqual(near.slice(0, count));
      }),
    );
  });

  test("no name is offered that has none of the letters", () => {
    const name = fc.stringMatching(/^[a-m]+$/);
    const others = fc.array(fc.stringMatching(/^[n-z]+$/));
    fc.assert(
      fc.property(name, others, (wrong, candidates) => {
        expect(nearest(wrong, candidates, 3)).toEqual([]);
      }),
    );
  });

  test.each([
    ["experience", ["interests", "projects", "site"]],
    ["AI", ["UX", "HR"]],
    ["link", ["level"]],
    ["Contacts", ["Mission", "General"]],
  ])("%j is none of %j", (name, candidates) => {
    expect(likelyMeant(name, candidates)).toBeUndefined();
  });

  test("the beginning of a name stands for it", () => {
    expect(likelyMeant("desc", ["title", "description"])).toBe("description");
    expect(likelyMeant("de", ["title", "description"])).toBeUndefined();
  });

  test("another number is another name", () => {
    expect(likelyMeant("paragraph7", ["paragraph1", "paragraph2"])).toBeUndefined();
    expect(likelyMeant("paragrahp2", ["paragraph1", "paragraph2"])).toBe("paragraph2");
  });

  test("a name of three letters or more is offered for itself with one slip", () => {
    const names = fc.stringMatching(/^[a-z]{3,12}$/);
    fc.assert(
      fc.property(names, fc.nat(), (name, pick) => {
        const at = pick % name.length;
        expect(likelyMeant(name.slice(0, at) + name.slice(at + 1), [name])).toBe(name);
        expect(likelyMeant(`${name.slice(0, at)}-x${name.slice(at)}`, [name])).toBe(name);
      }),
    );
  });

  test("there are never more suggestions than were asked for, and none twice", () => {
    fc.assert(
      fc.property(
        letters,
        fc.uniqueArray(letters),
        fc.nat({ max: 5 }),
        (name, candidates, count) => {
          const found = nearest(name, candidates, count);
          expect(found.length).toBeLessThanOrEqual(count);
          expect(candidates).toEqual(expect.arrayContaining(found));
          expect(new Set(found).size).toBe(found.length);
        },
      ),
    );
  });
});

describe("addresses", () => {
  test("what is accepted leads where it says, whatever a browser makes of it", () => {
    const here = "https://here.invalid";
    const before = fc.constantFrom("", "", "", " ", "\t", "\u0001");
    const start = fc.constantFrom(
      "https:",
      "javascript:",
      "data:",
      "//",
      "/",
      "http:",
      "mailto:",
      "",
    );
    const rest = fc.string({ unit: fc.constantFrom(..."/\\a@.:?#%2f\u00a0\u200b") });
    fc.assert(
      fc.property(fc.tuple(before, start, rest), (parts) => {
        const address = parts.join("");
        const url = URL.canParse(address, here) ? new URL(address, here) : undefined;
        if (isHttpsAddress(address)) expect(url?.protocol).toBe("https:");
        if (isMailtoAddress(address)) expect(url?.protocol).toBe("mailto:");
        if (isPathOnSite(address)) expect(url?.origin).toBe(here);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    "https://example.com\\@example.org",
    "https://example.com/\u0000",
    "https://example.com/\u202e",
  ])("%j is not accepted, as it may not lead where it seems to", (address) => {
    expect(isHttpsAddress(address)).toBe(false);
  });

  test.each(["/\\example.com", "//example.com", "/\t/example.com", "example.com", ""])(
    "%j is no path on this site",
    (address) => {
      expect(isPathOnSite(address)).toBe(false);
    },
  );
});

test("a quoted value is short, on one line, and shows what can't be seen", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" })), (value) => {
      const quoted = quote(value);
      expect(quoted.length).toBeLessThanOrEqual(62);
      expect(quoted).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});
