import fc from "fast-check";
import { plainText } from "../../src/resume/plainText";
import { aJob, anyResume, aProject, aResume, pageOf, squeezed } from "./support";

const linesOf = (resume: Parameters<typeof plainText>[0]) => plainText(resume).split("\n");

test("jobs, their highlights and projects are laid out as lines", () => {
  const work = aJob({
    time: "Sep 2022 – present",
    highlights: ["Took the first page from four seconds to one."],
    projects: [aProject({ keywords: ["React", "SVG"] })],
  });
  const lines = linesOf(aResume({ basics: { place: "Oslo" }, work: [work] }));
  expect(lines).toEqual(
    expect.arrayContaining([
      "Engineer · Oslo",
      "Experience",
      "----------",
      "Oak · Sep 2022 – present",
      "- Took the first page from four seconds to one.",
      "  Acorn",
      "  React, SVG",
    ]),
  );
});

test("a job tells the project of its employer's name, unless one of them has more to say", () => {
  const time = "2021–2022";
  const project = aProject({
    name: "Oak",
    roles: ["Engineer"],
    time,
    description: "A calm table.",
  });
  const told = (job: Parameters<typeof aJob>[0]) => {
    const lines = linesOf(aResume({ work: [aJob({ time, ...job })] }));
    return lines.slice(lines.indexOf("----------") + 1, -1);
  };
  expect(told({ projects: [project] })).toEqual(["Engineer", "Oak · 2021–2022", "A calm table."]);
  const nested = ["  Oak", "  A calm table."];
  expect(told({ summary: "Alone.", projects: [project] }).slice(-2)).toEqual(nested);
  expect(told({ projects: [{ ...project, roles: ["Lead"] }] })).toContain("  Oak");
});

test("a project says its role, unless it is that of the résumé's head", () => {
  const projects = [aProject({ roles: ["Engineer"] }), aProject({ name: "Oak", roles: ["Lead"] })];
  const text = plainText(aResume({ projects }));
  expect(text.match(/^Engineer|^Lead/gm)).toEqual(["Engineer", "Lead"]);
});

test("a link that has its host's name is there once", () => {
  const links = [
    { label: "code.example", url: "https://code.example/acorn" },
    { label: "Source", url: "https://code.example/oak" },
  ];
  const text = plainText(aResume({ projects: [aProject({ links })] }));
  expect(text).toContain("\nhttps://code.example/acorn\nSource: https://code.example/oak\n");
});

test("an empty career has no empty headings", () => {
  expect(plainText(aResume())).toBe("Alex Example\nEngineer\n\nhttps://alex.example/\n");
});

const summaryOf = (summary: string) => {
  const lines = linesOf(aResume({ basics: { summary } }));
  return lines.slice(lines.indexOf("-------") + 1, -1);
};

test("line breaks and control characters become spaces", () => {
  expect(summaryOf("One\r\ntwo\u2028three\u001b[31m four")).toEqual(["One two three [31m four"]);
});

test("each point of a list has its line", () => {
  expect(summaryOf("Builds:\n- tables\n- forms")).toEqual(["Builds:", "- tables", "- forms"]);
});

/** On the page a link follows in the same line, after a dot. */
const withoutDot = (text: string): string => text.replace(/·$/, "");

test("all texts of the page are there in their order", () => {
  fc.assert(
    fc.property(anyResume, (resume) => {
      const text = squeezed(plainText(resume));
      let from = 0;
      for (const said of pageOf(resume).texts.map(squeezed).map(withoutDot)) {
        const found = text.indexOf(said, from);
        if (found === -1) throw new Error(`${said} is not in what follows ${text.slice(0, from)}`);
        from = found + said.length;
      }
    }),
    { numRuns: 50 },
  );
});
