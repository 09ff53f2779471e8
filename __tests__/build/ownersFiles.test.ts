import sharp from "sharp";
import { copyPublicFiles, restoreOwnFiles } from "../../src/build/publicFiles/publicFiles";
import { writeSiteIcons } from "../../src/build/publicFiles/siteIcons";
import { writeResumeFiles } from "../../src/build/resume/resumeFiles";
import { writeRobots } from "../../src/build/sitemap";
import { removeContentProject } from "../support/contentProject";
import { projectToBuild } from "./publicFiles/support";
import { aResume } from "./resume/support";

afterEach(removeContentProject);

/** Each file that a build makes, and what makes it. */
const MADE: readonly (readonly [string, (siteFolder: string) => Promise<unknown>])[] = [
  ["_headers", copyPublicFiles],
  ["frame-keys.js", copyPublicFiles],
  ["service-worker.js", copyPublicFiles],
  ["sw.js", copyPublicFiles],
  ["styles/print.css", copyPublicFiles],
  ["styles/resume.css", copyPublicFiles],
  ["robots.txt", (folder) => writeRobots(folder, "https://example.com/")],
  ["resume.json", (folder) => writeResumeFiles([aResume()], folder)],
  ["resume.txt", (folder) => writeResumeFiles([aResume()], folder)],
  ["contact.vcf", (folder) => writeResumeFiles([aResume()], folder)],
  ["favicon.svg", (folder) => writeSiteIcons({ name: "Ada" }, folder)],
  ["apple-touch-icon.png", (folder) => writeSiteIcons({ name: "Ada" }, folder)],
];

test.each(MADE)("a build makes %s", async (name, make) => {
  const { siteFolder, built } = projectToBuild();
  await make(siteFolder);
  expect(built(name).length).toBeGreaterThan(0);
});

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#ff0000" d="M0 0h9v9H0z"/></svg>';

test.each(MADE)("an owner's own %s replaces the one that a build makes", async (name, make) => {
  const { siteFolder, built } = projectToBuild({ [`static/${name}`]: RED });
  await make(siteFolder);
  await restoreOwnFiles(siteFolder);
  expect(built(name).toString()).toBe(RED);
});

/** The colour of a pixel. */
const pixelAt = async (picture: Buffer, x: number, y: number) =>
  [
    ...(await sharp(picture)
      .ensureAlpha()
      .extract({ left: x, top: y, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ].join();

test("the icon for phones has the owner's accent and, with another name, other letters", async () => {
  const { siteFolder, built } = projectToBuild();
  await writeSiteIcons({ name: "Ada", accent: "#2f6f5e" }, siteFolder);
  const before = built("apple-touch-icon.png");
  expect(await sharp(before).metadata()).toMatchObject({ width: 180, height: 180 });
  expect(await pixelAt(before, 0, 0)).toBe("47,111,94,255");
  await writeSiteIcons({ name: "Bob", accent: "#2f6f5e" }, siteFolder);
  expect(built("apple-touch-icon.png").equals(before)).toBe(false);
});

test("the icon for phones is made of an owner's favicon.svg; a broken one stops the build", async () => {
  const { siteFolder, built } = projectToBuild({ "static/favicon.svg": RED });
  await writeSiteIcons({ name: "Ada" }, siteFolder);
  expect(await pixelAt(built("apple-touch-icon.png"), 90, 90)).toBe("255,0,0,255");
  const broken = projectToBuild({ "static/favicon.svg": "a picture" });
  await expect(writeSiteIcons({ name: "Ada" }, broken.siteFolder)).rejects.toThrow(
    "The drawing static/favicon.svg can't be read as SVG.",
  );
});
