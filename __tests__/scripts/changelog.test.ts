import fs from "node:fs";

const read = (file: string) => JSON.parse(fs.readFileSync(file, "utf8"));

test("the changelog begins with this version, and both package files name it", () => {
  const [, newest] = /^## \[(\d.+?)\]/m.exec(fs.readFileSync("CHANGELOG.md", "utf8")) ?? [];
  const lock = read("package-lock.json");
  expect([read("package.json").version, lock.version, lock.packages[""].version]).toEqual([
    newest,
    newest,
    newest,
  ]);
});
