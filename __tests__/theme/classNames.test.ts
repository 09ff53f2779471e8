import path from "node:path";
import { filesBelow } from "../../src/content/files";

test("no two style modules have the same name, which begins the names of their classes", () => {
  const modules = filesBelow("src").filter((name) => name.endsWith(".module.css"));
  const names = modules.map((name) => path.basename(name));
  expect(new Set(names).size).toBe(names.length);
});
