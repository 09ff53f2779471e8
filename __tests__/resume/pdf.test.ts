import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { siteFile } from "../../src/content/files";
import { canMakePdf } from "../../src/resume/typst";
import { writePdfs } from "../../src/resume/writePdfs";
import { projectToBuild } from "../publish/publicFiles/support";
import { PICTURE } from "../support/contentFiles";
import { aSiteContent } from "../support/siteContent";
import { aJob, anyResume, aProject, aResume } from "./support";

const PHOTO = { file: "me.png", alt: "Me." };

/** A résumé's PDF and its owner's warnings. */
const written = async (
  given: Parameters<typeof aResume>[0],
  settings: { pages?: number; photo?: boolean } = {},
) => {
  projectToBuild({ ".checked-content/me.png": PICTURE });
  const resume = aResume({ ...given, file: "/resume.pdf" });
  const warn = jest.fn();
  await writePdfs([resume], { ...settings, photo: settings.photo ? PHOTO : undefined }, warn);
  const file = siteFile(resume.file);
  const pdf = existsSync(file) ? readFileSync(file, "latin1") : "";
  return { pdf, warning: warn.mock.calls.flat().join() };
};

const jobs = (count: number) =>
  Array.from({ length: count }, (_, index) => aJob({ name: `Job ${index + 1}` }));

/** The mark of PDF/UA-1 in the file's metadata. */
const ACCESSIBLE = "<pdfuaid:part>1</pdfuaid:part>";

test("a résumé with more pages than its owner wants names the first entry beyond them", async () => {
  const { warning } = await written({ work: jobs(60) }, { pages: 1 });
  expect(warning).toMatch(
    /^"\/resume\.pdf" has \d pages, .* wants 1\. The first entry beyond is "Engineer, Job \d+"/,
  );
  const beyond = Number(/Job (\d+)/.exec(warning)?.[1]);
  expect((await written({ work: jobs(beyond) }, { pages: 1 })).warning).not.toBe("");
  expect((await written({ work: jobs(beyond - 1) }, { pages: 1 })).warning).toBe("");
  // Nobody has to say how many pages there should be.
  const { warning: unasked } = await written({ work: jobs(3 * beyond), projects: [aProject()] });
  expect(unasked).toMatch(/ pages, where readers expect 2 at the most\. .*"resume": false/);
});

test("the same résumé is the same file, an accessible PDF", async () => {
  const [one, other] = [await written({ work: jobs(2) }), await written({ work: jobs(2) })];
  expect(one.pdf).toContain(ACCESSIBLE);
  expect(one.pdf === other.pdf).toBe(true);
});

test("a letter that no font has is a finding with its entry, and the file a PDF nevertheless", async () => {
  const work = [aJob({ name: "Oak" }), aJob({ name: "Elm", summary: "ខ្មែរ and 見本" })];
  const { pdf, warning } = await written({ work });
  expect(warning).toMatch(
    /fonts have \(@fontsource\/geist\): "ខ្មែរ見本" in "Engineer, Elm".* npm install @fontsource\/noto-sans-sc @fontsource\/noto-sans-khmer$/,
  );
  expect(pdf).toMatch(/^%PDF-1.7/);
  expect(pdf).not.toContain(ACCESSIBLE);
});

test("the paper is A4 or Letter, with the owner's photo if wanted", async () => {
  const [usual, wanted] = [await written({}), await written({ paper: "letter" }, { photo: true })];
  expect(usual.pdf).toMatch(/\/MediaBox \[\s*0 0 595/);
  expect(wanted.pdf).toMatch(/\/MediaBox \[\s*0 0 612 792/);
  expect([usual, wanted].map(({ pdf }) => /\/Subtype\s*\/Image/.test(pdf))).toEqual([false, true]);
});

test("any résumé is a PDF", async () => {
  projectToBuild();
  const several = fc.array(anyResume, { minLength: 8, maxLength: 8 });
  const property = fc.asyncProperty(several, async (all) => {
    const resumes = all.map((its, index) => ({ ...its, file: `/${index}.pdf` }));
    await writePdfs(resumes, {}, () => {});
    for (const { file } of resumes) expect(readFileSync(siteFile(file), "latin1")).toMatch(/^%PDF/);
  });
  await fc.assert(property, { numRuns: 1 });
});

test("on a machine without Typst one sentence says so, pages name no PDF and there is none", async () => {
  jest.doMock("@myriaddreamin/typst-ts-node-compiler", () => {
    throw new Error("Failed to load native binding");
  });
  jest.resetModules();
  expect(canMakePdf()).toBe(false);
  const { resume } = aSiteContent().site;
  expect(resume).toMatchObject({ file: null, editions: [{ file: null }] });
  const { pdf, warning } = await written({});
  expect(warning).toMatch(/^The résumé has no PDF, because [^.]*\.$/);
  expect(pdf).toBe("");
});
