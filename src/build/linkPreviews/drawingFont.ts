import fs from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { clamp } from "../../lib/clamp";
import { type PackageFile, packageFiles, USUAL_FONT } from "../font/fontPackage";
import { siteCharacters } from "../font/siteCharacters";
import { isInRange } from "../font/unicodeRange";
import { projectRoot } from "../paths";

/** The site's font, by the name that drawings have for it. */
export const DRAWING_FONT = "Site Font";

/** Semibold: what titles are written in. */
const WEIGHT = 600;

const weightOf = ({ weight }: PackageFile): number => {
  const [lightest = WEIGHT, boldest = lightest] = weight.split(" ").map(Number);
  return clamp(WEIGHT, lightest, boldest);
};

/** Letters that the font lacks come from the machine's own fonts. Folders that a system does not have are passed over. */
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
    <edit name="family" mode="assign"><string>${DRAWING_FONT}</string></edit>
    <edit name="weight" mode="assign"><const>semibold</const></edit>
  </match>
</fontconfig>
`;

/**
 * Lets sharp write in the site's font, which need not be installed: as TTF, in a folder that a configuration of fontconfig names.
 * Before sharp draws any text, as fontconfig is read once.
 */
export const prepareDrawingFont = async (font = USUAL_FONT): Promise<void> => {
  const folder = path.join(projectRoot(), ".cache", "drawing-font");
  const configuration = path.join(folder, "fonts.conf");
  if (process.env.FONTCONFIG_FILE === configuration) return;
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const files = packageFiles(font);
  const distance = (file: PackageFile) => Math.abs(weightOf(file) - WEIGHT);
  const nearest = Math.min(...files.map(distance));
  const characters = [...siteCharacters()];
  for (const file of files.filter((it) => distance(it) === nearest)) {
    const needed = characters.filter((one) => isInRange(file.unicodeRange, one)).join("");
    if (needed === "") continue;
    const isVariable = file.weight.includes(" ");
    const bytes = await subsetFont(fs.readFileSync(file.source), needed, {
      targetFormat: "truetype",
      ...(isVariable && { variationAxes: { wght: weightOf(file) } }),
    });
    fs.writeFileSync(path.join(folder, `${path.parse(file.source).name}.ttf`), bytes);
  }
  fs.writeFileSync(configuration, fontconfig(folder));
  process.env.FONTCONFIG_FILE = configuration;
};
