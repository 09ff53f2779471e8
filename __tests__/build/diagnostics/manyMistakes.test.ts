import { contentFiles } from "../../support/contentFiles";
import { removeContentProject, reportOn } from "../../support/contentProject";
import { cpuSecondsOf } from "../../support/cpuSecondsOf";

afterEach(removeContentProject);

const MANY = 3000;

const many = (item: (index: number) => object) =>
  JSON.stringify(
    Array.from({ length: MANY }, (_, index) => item(index)),
    null,
    1,
  );

const wallpaper = JSON.parse(String(contentFiles()["data/wallpapers.json"]))[0];

// (Where each of them asked anew which lines and names a file has, this took a minute and a half.)
test.each([
  ["posts with an unknown key", "posts", many((index) => ({ name: `post ${index}`, x: 1 }))],
  [
    "icons' names, each wrong in its own way",
    "navigation",
    many((index) => ({ title: "General", icon: `cooky${index}` })),
  ],
  [
    "names of a picture that is not there",
    "wallpapers",
    many((index) => ({ ...wallpaper, name: `bg${index}`, file: `wallpapers/silk${index}.png` })),
  ],
])(`${MANY} %s are reported before anybody wonders`, async (_, slice, text) => {
  // The icon sets are read once; that is not what is measured.
  await reportOn({
    "data/navigation.json": many(() => ({ title: "General", icon: "cooky" })).slice(0, 40),
  });
  let report = "";
  const seconds = await cpuSecondsOf(async () => {
    report = await reportOn({ [`data/${slice}.json`]: text });
  });
  expect(Number(/(\d+) mistakes in/.exec(report)?.[1])).toBeGreaterThanOrEqual(MANY);
  expect(seconds).toBeLessThan(5);
});
