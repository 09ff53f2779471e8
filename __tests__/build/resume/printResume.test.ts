import { aResume } from "./support";

test("a browser that is installed while the site is built does not print: pages have no link to the PDF", async () => {
  process.env.CHROMIUM_PATH = "/no/browser";
  const { printResume } = await import("../../../src/build/resume/printResume");
  process.env.CHROMIUM_PATH = process.execPath;
  const warn = jest.fn();
  await printResume(aResume(), "resume.pdf", { wanted: undefined, warn });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("There is no Chrome or Chromium here"));
});
