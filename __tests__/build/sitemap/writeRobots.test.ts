import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import robotsParser from "robots-parser";
import { writeRobots } from "../../../src/build/sitemap/writeRobots";

let project: string;
let site: string;
beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "project-"));
  site = path.join(project, "public");
  jest.spyOn(process, "cwd").mockReturnValue(project);
  fs.mkdirSync(path.join(project, "static"));
  fs.mkdirSync(site);
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(project, { recursive: true });
});

const written = () => fs.readFileSync(path.join(site, "robots.txt"), "utf8");

test("search engines may read everything, and learn where all of it is listed", async () => {
  await writeRobots(site, "https://example.com/portfolio/");
  const robots = robotsParser("https://example.com/robots.txt", written());
  expect(robots.getSitemaps()).toEqual(["https://example.com/portfolio/sitemap-index.xml"]);
  expect(robots.isAllowed("https://example.com/portfolio/posts/x/", "Googlebot")).toBe(true);
});

test("what an earlier build wrote is written anew", async () => {
  fs.writeFileSync(path.join(site, "robots.txt"), "Sitemap: https://old.example/");
  await writeRobots(site, "https://example.com/");
  expect(written()).not.toContain("old.example");
});

test("the owner's own file is left as it is", async () => {
  for (const folder of ["static", "public"]) {
    fs.writeFileSync(path.join(project, folder, "robots.txt"), "User-agent: *\nDisallow: /\n");
  }
  await writeRobots(site, "https://example.com/");
  expect(written()).toBe("User-agent: *\nDisallow: /\n");
});
