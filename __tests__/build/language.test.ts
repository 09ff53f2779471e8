import { contentFiles } from "../support/contentFiles";
import { removeContentProject, reportOn } from "../support/contentProject";

afterEach(removeContentProject);

const changed = (file: string, change: (content: never) => unknown) => ({
  [file]: JSON.stringify(change(JSON.parse(String(contentFiles()[file])) as never)),
});

const siteIn = (language: string) =>
  reportOn(changed("data/site.json", (site: object) => ({ ...site, language })));

test.each(["en", "de", "ar", "en-US", "de-AT"])("a site may be in %s", async (language) => {
  expect(await siteIn(language)).toBe("");
});

test("a language without words is a mistake that says which there are, and how to add one", async () => {
  const report = await siteIn("fr");
  expect(report).toContain("site → language");
  expect(report).toContain(
    'The site has no words in "fr". It has them in en, de, ar, each with or without a region, such as "en-US". To add a language, translate one file: copy src/words/en.ts, and name the copy in src/words/languages.ts.',
  );
});

test.each(["english", "e", "de_AT", ""])("%j is no language", async (language) => {
  expect(await siteIn(language)).toContain(
    `${JSON.stringify(language)} is not the tag of a language, such as "en", "pt-BR" or "zh-Hant".`,
  );
});

test("a project may be in a language that the site has no words in, but in one that there is", async () => {
  const projectIn = (lang: string) =>
    reportOn(
      changed("data/projects.json", ([first, ...rest]: object[]) => [{ ...first, lang }, ...rest]),
    );
  expect(await projectIn("fr")).toBe("");
  expect(await projectIn("french")).toContain('"french" is not the tag of a language');
});

test("a post in Markdown may be in another language, too", async () => {
  const postIn = (lang: string) =>
    reportOn({
      "data/posts/marche.md": `---\ntitle: Une marche\nlang: ${lang}\ndate: 2024-05-31\n---\n\nBonjour.\n`,
    });
  expect(await postIn("fr")).toBe("");
  expect(await postIn("french")).toContain('"french" is not the tag of a language');
});
