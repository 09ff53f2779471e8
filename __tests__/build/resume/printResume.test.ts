import type { ResumeProject } from "../../../src/build/resume/record";
import { projectToBuild } from "../publicFiles/support";
import { aJob, aProject, aResume } from "./support";

const { CHROMIUM_PATH = "" } = process.env;

test("a browser that is installed while the site is built does not print: pages have no link to the PDF", async () => {
  process.env.CHROMIUM_PATH = "/no/browser";
  const { printResumes } = await import("../../../src/build/resume/printResume");
  process.env.CHROMIUM_PATH = process.execPath;
  const warn = jest.fn();
  await printResumes([aResume()], { wanted: undefined, warn });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("There is no Chrome or Chromium here"));
});

test("a résumé with more pages than its owner wants names the first entry beyond them", async () => {
  jest.resetModules();
  Object.assign(process.env, { CHROMIUM_PATH });
  const { printResumes } = await import("../../../src/build/resume/printResume");
  const work = Array.from({ length: 90 }, (_, index) => aJob({ name: `Job ${index + 1}` }));
  projectToBuild();
  const reported = async (
    count: number,
    wanted: number | undefined,
    projects: ResumeProject[] = [],
  ) => {
    const warn = jest.fn();
    const resume = aResume({ file: "/resume.pdf", work: work.slice(0, count), projects });
    await printResumes([resume], { wanted, warn });
    return warn.mock.calls.flat().join();
  };
  const report = await reported(30, 1);
  expect(report).toMatch(
    /^"\/resume\.pdf" has \d pages, .* wants 1\. The first entry beyond is ".*Job \d+.*"/,
  );
  const beyond = Number(/Job (\d+)/.exec(report)?.[1]);
  expect(await reported(beyond - 1, 1)).toBe("");
  expect(report).not.toContain("project");
  // Nobody has to say how many pages there should be.
  const unasked = await reported(3 * beyond, undefined, [aProject()]);
  expect(unasked).toMatch(/ pages, where readers expect 2 at the most\. .*"resume": false/);
  expect(await reported(beyond, undefined)).toBe("");
});
