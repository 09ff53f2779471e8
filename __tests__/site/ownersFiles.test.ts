import sharp from "sharp";
import { writeSiteIcons } from "../../src/publish";
import { copyPublicFiles, restoreOwnFiles } from "../../src/publish/publicFiles/publicFiles";
import { writeRobots } from "../../src/publish/sitemap";
import { writeResumeFiles } from "../../src/resume";
import { projectToBuild } from "../publish/publicFiles/support";
import { aResume } from "../resume/support";

/** Each file that a build makes, and what makes it. */
const MADE: readonly (readonly [string, () => unknown])[] = [
  ["_headers", copyPublicFiles],
  ["frame-keys.js", copyPublicFiles],
  ["service-worker.js", copyPublicFiles],
  ["sw.js", copyPublicFiles],
  ["styles/print.css", copyPublicFiles],
  ["styles/resume.css", copyPublicFiles],
  ["robots.txt", () => writeRobots("https://example.com/")],
  ["resume.json", () => writeResumeFiles([aResume()])],
  ["resume.txt", () => writeResumeFiles([aResume()])],
  ["contact.vcf", () => writeResumeFiles([aResume()])],
  ["favicon.svg", () => writeSiteIcons({ owner: { name: "Ada" } })],
  ["apple-touch-icon.png", () => writeSiteIcons({ owner: { name: "Ada" } })],
];

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#ff0000" d="M0 0h9v9H0z"/></svg>';

test.each(MADE)("a build makes %s, which an owner's own replaces", async (name, make) => {
  const { built } = projectToBuild({ [`static/${name}`]: RED });
  await make();
  expect(built(name).length).toBeGreaterThan(0);
  await restoreOwnFiles();
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
  const { built } = projectToBuild();
  await writeSiteIcons({ owner: { name: "Ada" }, accent: { colour: "#2f6f5e" } });
  const before = built("apple-touch-icon.png");
  expect(await sharp(before).metadata()).toMatchObject({ width: 180, height: 180 });
  expect(await pixelAt(before, 0, 0)).toBe("47,111,94,255");
  await writeSiteIcons({ owner: { name: "Bob" }, accent: { colour: "#2f6f5e" } });
  expect(built("apple-touch-icon.png").equals(before)).toBe(false);
});

test("the icon for phones is made of an owner's favicon.svg; a broken one stops the build", async () => {
  const { built } = projectToBuild({ "static/favicon.svg": RED });
  await writeSiteIcons({ owner: { name: "Ada" } });
  expect(await pixelAt(built("apple-touch-icon.png"), 90, 90)).toBe("255,0,0,255");
  projectToBuild({ "static/favicon.svg": "a picture" });
  await expect(writeSiteIcons({ owner: { name: "Ada" } })).rejects.toThrow(
    "The drawing static/favicon.svg can't be read as SVG.",
  );
});
