import fs from "node:fs";
import path from "node:path";
import { importResume } from "../../../scripts/import/importResume";
import { writeStart } from "../../../scripts/init/writeStart";
import { makeKnownSample } from "../../../scripts/sample/makeKnownSample";
import { checkContent } from "../../../src/build/check/checkContent";
import { contentProject, removeContentProject, writeFile } from "../../support/contentProject";

afterEach(removeContentProject);

const RESUMES = path.resolve("__tests__/scripts/import/resumes");
const resumeFile = (name: string) => path.join(RESUMES, `${name}.json`);

test("p", async () => {
  for (const name of fs.readdirSync(RESUMES).map((n) => n.slice(0, -5))) {
    const root = contentProject();
    const sample = makeKnownSample();
    writeStart(
      {
        name: "A",
        role: "B",
        email: "a@b.dev",
        place: undefined,
        site: "https://alex.example.net",
        repository: "https://a.dev/b",
      },
      sample,
    );
    try {
      const { written, remarks } = await importResume(resumeFile(name), { force: false, sample });
      fs.appendFileSync(
        "/tmp/out.txt",
        `${name} ${written}\n${remarks.map((r) => `      [${JSON.stringify(r.path.slice(1).join("."))}, ${JSON.stringify(r.sentence)}],`).join("\n")}\n`,
      );
      for (const w of written)
        fs.appendFileSync(
          "/tmp/out2.txt",
          `${name} ${w} ${fs.readFileSync(path.join(root, w), "utf8")}`,
        );
      expect(await checkContent()).toMatchObject({ ok: true });
    } catch (e) {
      fs.appendFileSync("/tmp/out.txt", `${name} ${e}\n`);
    }
  }
});
