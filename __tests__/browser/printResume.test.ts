import { expect, test } from "@playwright/test";
import { findBrowser } from "../../src/build/browser/findBrowser";
import { lengthNotice } from "../../src/build/resume/lengthNotice";
import { printResume } from "../../src/build/resume/printResume";
import { undrawnNotice } from "../../src/build/resume/writePdf";
import { aResume } from "../build/resume/support";

const printed = (given: Parameters<typeof aResume>[0]) =>
  printResume(aResume(given), findBrowser() ?? "");

// Cuneiform: a font for it is on hardly any machine.
const UNUSUAL = "𒀀 𒀁";

test("letters that this machine has no font for are told", async () => {
  const { undrawn } = await printed({ basics: { name: `Élan Żółw ${UNUSUAL}` } });
  expect(undrawn).toEqual(UNUSUAL.split(" "));
  expect(undrawnNotice({ undrawn })).toContain(`2 of the résumé's letters`);
});

test("a résumé of usual letters has none of them", async () => {
  const { undrawn } = await printed({
    basics: { summary: "Naïve — “façade”, 50 % of it… Привет." },
  });
  expect(undrawn).toEqual([]);
  expect(undrawnNotice({ undrawn })).toBeUndefined();
});

test("a résumé that is longer than it should be says what is longest", async () => {
  const references = Array.from({ length: 40 }, (_, index) => ({
    name: `Kim ${index}`,
    reference: "A modest word of praise. ".repeat(index === 7 ? 60 : 20),
  }));
  const resume = await printed({ references });
  expect(resume.pages).toBeGreaterThan(2);
  expect(lengthNotice(resume, 2)).toMatch(/wants 2\. The longest in it: "[^"]*Kim 7/);
});
