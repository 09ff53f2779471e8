import fs from "node:fs";
import path from "node:path";
import { convert } from "fontverter";
import { filesBelow, projectRoot } from "../../content/files";
import { fontFiles, otherFontFiles } from "../../content/font";
import { charactersOfSite } from "../font/siteCharacters";

/** The site's font in drawings. */
export const DRAWING_FONT = "Site Font";

/** Letters that the font lacks come from other installed packages, or else the machine's own fonts. fontconfig skips folders that a system lacks. */
const fontconfig = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>/System/Library/Fonts</dir>
  <dir>/Library/Fonts</dir>
  <dir prefix="cwd">WINDOWSFONTDIR</dir>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>
  <match target="scan">
    <test name="file" compare="contains"><string>${folder}</string></test>
    <edit name="family" mode="prepend"><string>${DRAWING_FONT}</string></edit>
  </match>
</fontconfig>
`;

const fontFolder = () => path.join(projectRoot(), ".cache", "drawing-font");

/** The fonts of all drawings, as TTF files. */
export const drawingFontFiles = (): string[] =>
  filesBelow(fontFolder())
    .filter((file) => file.endsWith(".ttf"))
    .map((file) => path.join(fontFolder(), file));

/**
 * Lets sharp write in the site's font, which need not be installed: fontconfig reads it as TTF from a folder. Call it before
 * sharp draws any text, since fontconfig reads its configuration once.
 */
export const prepareDrawingFont = async (font: string | undefined): Promise<void> => {
  const folder = fontFolder();
  const configuration = path.join(folder, "fonts.conf");
  if (process.env.FONTCONFIG_FILE === configuration) return;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const others = otherFontFiles(() => charactersOfSite().all).filter(
    ({ weight }) => weight === "600",
  );
  for (const { source } of [...fontFiles(font), ...others]) {
    const file = path.join(folder, `${path.parse(source).name}.ttf`);
    fs.writeFileSync(file, await convert(fs.readFileSync(source), "truetype"));
  }
  fs.writeFileSync(configuration, fontconfig(folder));
  process.env.FONTCONFIG_FILE = configuration;
};
