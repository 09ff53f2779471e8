import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import * as fontkit from "fontkit";
import { siteFont, writeSiteFont } from "../../src/build/font/siteFont";

test.each([undefined, "@fontsource-variable/geist", "@fontsource/geist"])(
  "the preloaded file of the font %s has the letters of Western Europe",
  async (name) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "font-"));
    writeSiteFont(name, folder);
    const { faces, preload, fallbacks } = await siteFont(name);
    for (const face of faces) expect(fs.existsSync(path.join(folder, face.path))).toBe(true);
    const font = fontkit.create(fs.readFileSync(path.join(folder, preload))) as fontkit.Font;
    const missing = [..."AzéøŒ0“…"].filter(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
    // Geist is wider than Arial in texts, and as wide as its bold in headings.
    const sizes = [...fallbacks.matchAll(/size-adjust:([\d.]+)%/g)].map(([, size]) =>
      Math.round(Number(size)),
    );
    expect(sizes).toEqual([103, 105, 100, 103, 104, 106]);
    fs.rmSync(folder, { recursive: true });
  },
);

test("lint accepts the packages of an owner's own font and icon set", () => {
  const { ignoreDependencies } = JSON.parse(fs.readFileSync("knip.json", "utf8"));
  for (const name of ["@fontsource-variable/inter", "@fontsource/lora", "@iconify-json/mdi"]) {
    expect(ignoreDependencies.some((ignored: string) => RegExp(`^${ignored}$`).test(name))).toBe(
      true,
    );
  }
});
