import fc from "fast-check";
import { type Diagnostic, diagnosticsIn } from "../../../src/content/diagnostics";
import { dataFile, readDocument } from "../../../src/content/json";
import { parseJson } from "../../../src/content/json/parseJson";
import { isHttpsAddress, isMailtoAddress, isPathOnSite } from "../../../src/content/schema";
import { checkSchema } from "../../../src/site/check/checkLanguage";
import { checkNames } from "../../../src/site/check/checkNames";
import type { Documents } from "../../../src/site/check/readDataFolder";
import { COLLECTION_NAMES, type CollectionName } from "../../../src/site/collections/collections";
import { contentFiles } from "../../support/contentFiles";

const bytesOf = (slice: CollectionName): Buffer =>
  Buffer.from(contentFiles()[dataFile(slice)] ?? "");

/** A file that an owner may leave out need not be there. */
const SLICES = COLLECTION_NAMES.filter((name) => Object.hasOwn(contentFiles(), dataFile(name)));

/** The errors in valid content with other bytes in place of one file. */
function diagnosticsWith(slice: CollectionName, bytes: Buffer): Diagnostic[] {
  const documents: Documents = {};
  const diagnostics = SLICES.flatMap((name) => {
    const read = readDocument(dataFile(name), name === slice ? bytes : bytesOf(name));
    documents[name] = read.document;
    return read.diagnostics;
  });
  return [...diagnostics, ...checkSchema(documents).diagnostics, ...checkNames(documents)];
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const expectReadable = (diagnostics: readonly Diagnostic[]): void => {
  for (const { file, line, column, message } of diagnostics) {
    expect(file).toMatch(/^data\/\w+\.json$/);
    expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
    expect(message).toMatch(/^[^\n]+[.?]$/);
    expect(message).not.toMatch(/undefined|Invalid|\[object/);
  }
};

const slices = fc.constantFrom(...SLICES);

test("any bytes and any JSON get a readable report, never an exception", () => {
  const anything = fc.oneof(
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    fc.json().map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(slices, anything, (slice, bytes) => {
      expectReadable(diagnosticsWith(slice, bytes));
    }),
  );
});

test("valid content with one changed character gets a readable report, with one error if it is not JSON", () => {
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
    { numRuns: 200 },
  );
});

test("the check accepts a text as JSON exactly if JSON.parse does", () => {
  const texts = fc.string({ unit: fc.constantFrom(..."[]{},:\"01-.eE \t\n\\/ntu'") });
  fc.assert(
    fc.property(fc.oneof(fc.json(), texts), (text) => {
      expect(parseJson(text, diagnosticsIn("a.json", text)).ok).toBe(isJson(text));
    }),
    { numRuns: 1000 },
  );
});

test("a browser follows an accepted address to the host that it names", () => {
  const here = "https://here.invalid";
  const starts = ["https:", "javascript:", "data:", "//", "/", "http:", "mailto:", " ", "\t", ""];
  const rest = fc.string({ unit: fc.constantFrom(..."/\\a@.:?#%2f\u00a0\u200b") });
  fc.assert(
    fc.property(fc.constantFrom(...starts), rest, (start, end) => {
      const address = start + end;
      const url = URL.canParse(address, here) ? new URL(address, here) : undefined;
      if (isHttpsAddress(address)) expect(url?.protocol).toBe("https:");
      if (isMailtoAddress(address)) expect(url?.protocol).toBe("mailto:");
      if (isPathOnSite(address)) expect(url?.origin).toBe(here);
    }),
    { numRuns: 1000 },
  );
});
