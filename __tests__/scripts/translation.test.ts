import fs from "node:fs";
import path from "node:path";
import { dataWith } from "../support/contentFiles";
import { contentProject, type Files } from "../support/contentProject";
import { runScript } from "../support/runScript";

const project = (files: Files = {}) => {
  const root = contentProject(files);
  const json = (name: string) =>
    JSON.parse(fs.readFileSync(path.join(root, `data/${name}.json`), "utf8"));
  const write = (name: string, value: unknown) =>
    fs.writeFileSync(path.join(root, `data/${name}.json`), JSON.stringify(value));
  return { json, write, run: (...words: string[]) => runScript(root, ...(words as [string])) };
};

test("new translation names the language, and writes files of empty texts, which pass the check", () => {
  const { json, run } = project({ "data/site.json": dataWith("site", { language: "en" }) });
  expect(run("new", "translation", "de")).toMatchObject({ ok: true });
  expect(json("site")).toMatchObject({ languages: ["en", "de"] });
  expect(json("site")).not.toHaveProperty("language");
  expect(json("general.de")).toEqual({ heading: "", paragraphs: ["", ""] });
  expect(json("interests.de")).toEqual({ AI: { heading: "", topics: { Search: { name: "" } } } });
  expect(json("translations")).toEqual({ de: {} });
  const { says } = run("check-content");
  expect(says).toMatch(/de: 2 of 2 projects, 1 of 1 posts, \d+ texts not translated yet\./);
});

test("check:content --accept notes texts, and then finds one that has changed", () => {
  const { run, write } = project({
    "data/site.json": dataWith("site", { languages: ["en", "de"] }),
  });
  write("general.de", { heading: "Hallo" });
  expect(run("check-content").says).toContain("Translations into de of which nobody would notice");
  expect(run("check-content", "--accept").says).not.toContain("nobody would notice");
  write("general", { heading: "Good morning", paragraphs: [] });
  const { says, ok } = run("check-content");
  expect([ok, says]).toEqual([true, expect.stringContaining("older than its text")]);
});

test.each([
  ["en", "The site is in en: name another language."],
  ["la", "The site has no words in"],
  ["deutsch", "is not the tag of a language"],
])("new translation refuses %s", (tag, sentence) => {
  const { run, json } = project();
  const { ok, says } = run("new", "translation", tag);
  expect([ok, says]).toEqual([false, expect.stringContaining(sentence)]);
  expect(json("site")).not.toHaveProperty("languages");
});
