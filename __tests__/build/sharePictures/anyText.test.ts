import fc from "fast-check";
import sharp from "sharp";
import { pictureSvg } from "../../../src/build/sharePictures/drawing/pictureSvg";
import { SHARE_PICTURE_SIZE } from "../../../src/lib/sharePicture";
import { AVOCADO } from "./support";

const TITLES = {
  XML: `</text></svg><script>alert("&amp;")</script> & 'so on' <!-- ]]>`,
  "XML in another script": "<b>日本語</b> & \"αβγ\" 'δ' ]]>",
  emoji: "🚀 👩‍💻 🏳️‍🌈 1️⃣ ❤️ launched",
  Japanese: "日本語の題名はどのように表示されるか、そして長い題名がどう折り返されるか",
  Arabic: "مرحبا بالعالم: كيف نبني واجهة هادئة",
  "mixed directions": "Gatsby שלום 2024 (עולם) end",
  "control characters": "a\u0000b\u0007c\u001b[31m\u0085d\u2028e\tf\r\ng",
  "bidirectional controls": "a\u202Eb\u2066c\u200Fd\uFEFF",
  "lone surrogates": "a\uD800b\uDC00c\uD83D",
  noncharacters: "a\uFFFEb\uFFFFc\u{1FFFE}d",
  "stacked accents": `Z${"\u0335\u0322\u031B".repeat(40)}algo`,
  "2,000 signs without a blank": "W".repeat(2000),
  "2,000 ideographs": "語".repeat(2000),
  "2,000 words": "word ".repeat(2000),
};

const draw = (document: string) => sharp(Buffer.from(document)).raw().toBuffer();

describe.each(Object.entries(TITLES))("a title of %s", (_, title) => {
  test("is drawn, and only where it has room", async () => {
    const { texts } = pictureSvg({ ...AVOCADO, title }, { theme: "dark", mark: undefined });
    const { data, info } = await sharp(Buffer.from(texts))
      .extractChannel("alpha")
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect({ width: info.width, height: info.height }).toEqual(SHARE_PICTURE_SIZE);
    const inked = (left: number, right: number) =>
      Array.from({ length: info.height }, (_, row) =>
        data.subarray(row * info.width + left, row * info.width + right),
      ).some((line) => line.some((opacity) => opacity > 0));
    expect(inked(150, 1050)).toBe(true);
    // Outside of the window's paper.
    expect([inked(0, 120), inked(1080, 1200)]).toEqual([false, false]);
  });

  test("may be every other text too", async () => {
    const all = { pagePath: "/", title: "Avocado", kind: title, owner: title, role: title };
    const { texts } = pictureSvg(all, { theme: "light", mark: undefined });
    await expect(draw(texts)).resolves.toBeInstanceOf(Buffer);
  });
});

test("whatever is written, the drawing is XML", async () => {
  const anyText = fc.string({ unit: "binary", maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (title, role) => {
      const picture = { ...AVOCADO, title, kind: role, role };
      const { texts } = pictureSvg(picture, { theme: "dark", mark: undefined });
      await expect(sharp(Buffer.from(texts)).metadata()).resolves.toMatchObject(SHARE_PICTURE_SIZE);
    }),
    { numRuns: 60 },
  );
});

test("no text at all leaves the window and the mark", async () => {
  const nothing = { pagePath: "/", title: "", kind: "", owner: "", role: "" };
  const mark = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const { window, texts } = pictureSvg(nothing, { theme: "dark", mark });
  expect(texts).not.toMatch(/<(?:path|text)/);
  expect(texts).toContain("<image");
  await expect(draw(window)).resolves.toBeInstanceOf(Buffer);
});

test("without a title the owner's name is the title, and not said again", () => {
  const surroundings = { theme: "dark", mark: undefined } as const;
  const untitled = pictureSvg({ ...AVOCADO, title: " " }, surroundings);
  const byName = pictureSvg({ ...AVOCADO, title: "Alex Example" }, surroundings);
  const about = pictureSvg({ ...AVOCADO, title: "Alex" }, surroundings);
  const countLines = ({ texts }: { texts: string }) => texts.match(/<path/g)?.length;
  expect(untitled).toEqual(byName);
  expect(countLines(untitled)).toBe(3);
  expect(countLines(about)).toBe(4);
});

test("a mark that is no drawing is left out", async () => {
  const { texts } = pictureSvg(AVOCADO, { theme: "dark", mark: Buffer.from("not an SVG <") });
  await expect(draw(texts)).resolves.toBeInstanceOf(Buffer);
});
