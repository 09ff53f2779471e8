import fs from "node:fs";
import { writeResumeFiles } from "../../../src/build/resume/writeResumeFiles";
import { removeContentProject } from "../../support/contentProject";
import { projectToBuild } from "../publicFiles/support";
import { aResume } from "./support";

const ALL = ["contact.vcf", "resume.json", "resume.txt"];

afterEach(removeContentProject);

test("the three files are at their addresses, and the same content makes the same bytes", async () => {
  const { siteFolder, built } = projectToBuild();
  await writeResumeFiles(aResume(), siteFolder);
  expect(fs.readdirSync(siteFolder)).toEqual(ALL);
  expect(JSON.parse(built("resume.json").toString("utf8")).basics.name).toBe("Alex Example");
  expect(built("resume.txt").toString("utf8")).toMatch(/^Alex Example\n/);
  expect(built("contact.vcf").toString("utf8")).toMatch(/^BEGIN:VCARD\r\n/);
  const before = ALL.map(built);
  await writeResumeFiles(aResume(), siteFolder);
  expect(ALL.map(built)).toEqual(before);
});

test("an owner's file of that name is left to Gatsby", async () => {
  const { siteFolder } = projectToBuild({ "static/resume.txt": "Mine." });
  await writeResumeFiles(aResume(), siteFolder);
  expect(fs.readdirSync(siteFolder)).toEqual(["contact.vcf", "resume.json"]);
});

test("without a résumé those of an earlier build go, but for the owner's own", async () => {
  const { siteFolder } = projectToBuild({ "static/resume.txt": "Mine." });
  await writeResumeFiles(aResume(), siteFolder);
  fs.writeFileSync(`${siteFolder}/resume.txt`, "Mine.");
  await writeResumeFiles(null, siteFolder);
  expect(fs.readdirSync(siteFolder)).toEqual(["resume.txt"]);
});
