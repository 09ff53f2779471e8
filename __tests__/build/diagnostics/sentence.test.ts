import { z } from "zod";
import { sentenceFor } from "../../../src/build/diagnostics/sentence";

/** What is said of a value that a schema refuses. */
const said = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: sentenceFor }).error?.issues[0]?.message;

describe("quotes to be dropped", () => {
  test.each([
    ["100", "100"],
    ["-1.5", "-1.5"],
    [" 7 ", "7"],
  ])("%j stands for the number %s", (text, number) => {
    expect(said(z.number(), text)).toBe(`"${text}" is a text. Drop the quotes: ${number}.`);
  });

  test.each(["true", "false"])("%j stands for what it says", (text) => {
    expect(said(z.boolean(), text)).toBe(`"${text}" is a text. Drop the quotes: ${text}.`);
  });

  test.each(["", " ", "0x10", "Infinity", "1e", "ten", "1,5"])(
    "%j stands for no number",
    (text) => {
      expect(said(z.number(), text)).toBe("This is a text; it should be a number without quotes.");
    },
  );

  test("they stay where the number would be wrong, too", () => {
    expect(said(z.number().max(9), "10")).toBe(
      "This is a text; it should be a number without quotes.",
    );
  });

  test("what is no answer to true or false is told what is", () => {
    expect(said(z.boolean(), "yes")).toBe(
      "This is a text; it should be true or false without quotes.",
    );
  });
});

describe("the record that is wanted", () => {
  const link = z.strictObject({ url: z.url(), label: z.string().optional() });

  test("is shown with the value under the one key that it needs", () => {
    expect(said(link, "https://example.com")).toBe(
      'This is a text; it should be a record in {curly brackets}: { "url": "https://example.com" }.',
    );
  });

  test("is not shown where the value would be wrong in it", () => {
    expect(said(link, "example")).toBe(
      "This is a text; it should be a record in {curly brackets}.",
    );
  });

  test("is not shown where the value could go under either of two keys", () => {
    const pair = z.strictObject({ name: z.string(), role: z.string() });
    expect(said(pair, "Alex")).toBe("This is a text; it should be a record in {curly brackets}.");
  });
});
