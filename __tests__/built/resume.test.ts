import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import { directionOf } from "../../src/content/schema";
import { dictionaryFor } from "../../src/words/languages";
import { direction, language } from "../../src/words/locale";
import { words as siteWords } from "../../src/words/words";
import { factsOfEntries } from "../support/factsOfEntries";
import { withoutMarks } from "./ownerTexts";
import type { ReadPdf } from "./pdfText";
import {
  allPages,
  fileAt,
  HOME,
  hasCareer,
  otherFolders,
  plain,
  readData,
  readSite,
  resumePage,
  resumePages,
  SITE_FOLDER,
  site,
  siteFiles,
  translations,
} from "./support";

const TEXT_FILES = ["resume.json", "resume.txt", "contact.vcf"];
/** Fonts of other alphabets add to it. */
const PDF_BYTES = 200_000;

type Work = Record<"name" | "position", string> & { readonly highlights?: readonly string[] };

/** Whole addresses that a page links to. */
const linksOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll("a[href]")].map(
    (link) => new URL(link.getAttribute("href") ?? "", HOME).href,
  );

const findPdf = (): string => {
  const links = allPages.flatMap(({ document }) => [
    ...document.querySelectorAll("a[href$='.pdf']"),
  ]);
  const named = links.find(({ textContent }) => textContent?.includes(siteWords.titles.resume));
  return new URL(named?.getAttribute("href") ?? "?", HOME).href;
};

const pathOf = (address: string) => join(SITE_FOLDER, fileAt(address) ?? "");

/** The texts of a translation as they are shown. */
const textsOf = (value: unknown, ...more: readonly (string | undefined)[]): readonly string[] =>
  [
    ...(typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, part]) => (key === "project" ? [] : textsOf(part)))
      : [withoutMarks(String(value))]),
    ...more,
  ].flatMap((text) => text ?? []);

const readPdf = (address: string): ReadPdf => {
  const command = ["--import", "tsx", join(__dirname, "pdfText.ts"), pathOf(address)];
  return JSON.parse(execFileSync("node", command, { encoding: "utf8" }));
};

/** Without the marks of lists, which a page draws. */
const letters = (text: string) => plain(text.normalize("NFKC")).replaceAll("•", "");

/** A machine may have no font for other alphabets, and right-to-left lines come in the order of the paper. */
const latin = (text: string) => letters(text).replace(/[^\p{Script=Latin}\p{N}]/gu, "");

const OTHER_ALPHABETS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

if (hasCareer) {
  const { owner, resume: options } = site;
  const { work = [] }: { work?: readonly Work[] } = readData("career");
  const mails = options?.showMail === false ? [] : [owner.email];
  const pdfAddress = findPdf();
  const pdf = readPdf(pdfAddress);
  const facts = factsOfEntries(resumePage?.document);
  const editions = [
    { tag: language, page: resumePage, pdf, address: pdfAddress },
    ...translations.map(({ tag, page }) => {
      const address = linksOf(page.document).find((it) => /\/resume\/.+\.pdf$/.test(it)) ?? "?";
      return { tag, page, pdf: readPdf(address), address };
    }),
  ];

  for (const { tag, pdf: its, address } of editions)
    test(`the PDF in ${tag} is light, tagged and named after its owner in its language`, () => {
      if (!OTHER_ALPHABETS.test(its.lines.join("")))
        expect(statSync(pathOf(address)).size).toBeLessThanOrEqual(PDF_BYTES);
      expect(its.isTagged).toBe(true);
      expect(its.info.Title).toContain(owner.name);
      expect(its.info.Language).toBe(tag);
    });

  for (const { tag, page, pdf: its } of editions)
    test(`the PDF in ${tag} has the text of the résumé's page in its order`, () => {
      const text = its.lines.join("");
      const sections = [...(page?.document.querySelectorAll("main article > section") ?? [])];
      const shown = sections.map(({ textContent }) => textContent).join("");
      expect(latin(shown)).not.toBe("");
      if (directionOf(tag) === "ltr") expect(latin(text).startsWith(latin(owner.name))).toBe(true);
      if (OTHER_ALPHABETS.test(shown)) {
        expect(latin(text).length).toBeGreaterThanOrEqual(latin(shown).length);
        const written = work.flatMap(({ name, position }) => [latin(name), latin(position)]);
        if (tag === language)
          expect(written.filter((words) => !latin(text).includes(words))).toEqual([]);
      } else expect(letters(text)).toContain(letters(shown));
    });

  for (const { tag, page, written } of translations)
    test(`the résumé in ${tag} has its texts on its page and in its files`, () => {
      const article = page.document.querySelector<HTMLElement>("main article");
      expect([article?.lang, article?.dir]).toEqual([tag, directionOf(tag)]);
      const heading = dictionaryFor(tag)?.resume.work;
      const shown = textsOf({ ...written, texts: {} }, heading);
      const folder = fileAt(page.address)?.replace("index.html", "") ?? "";
      const text = readSite(`${folder}resume.txt`);
      for (const form of [article?.textContent ?? "", text])
        expect(shown.filter((it) => !latin(form).includes(latin(it)))).toEqual([]);
      const json = JSON.parse(readSite(`${folder}resume.json`));
      const own = `${page.address}resume.json`;
      expect(json.meta).toMatchObject({ language: tag, canonical: own });
      const files = ["resume.json", "resume.txt", "resume.docx"].map((file) => page.address + file);
      expect(linksOf(page.document)).toEqual(
        expect.arrayContaining([...files, `${HOME}contact.vcf`]),
      );
    });

  const tags = [language, ...translations.map(({ tag }) => tag)];
  const all = resumePages.map(({ address }, index) => [tags[index], address]);

  test("the résumé's pages link to each other", () => {
    for (const page of resumePages) {
      const links = [...page.document.querySelectorAll("main a[hreflang]")].map((link) => [
        link.getAttribute("lang"),
        new URL(link.getAttribute("href") ?? "", HOME).href,
      ]);
      expect(links).toEqual(all.filter(([, address]) => address !== page.address));
    }
  });

  // For a site in several languages `languages.test.ts` asserts those of all pages.
  if (otherFolders.length === 0)
    test("the résumé's pages alone tell search engines of other languages", () => {
      const expected = translations.length > 0 ? [...all, ["x-default", all[0]?.[1]]] : [];
      for (const page of allPages) {
        const alternates = [...page.document.querySelectorAll("link[rel=alternate][hreflang]")];
        expect(
          alternates.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
        ).toEqual(resumePages.includes(page) ? expected : []);
      }
    });

  test("the PDF has its owner's mail address if wanted, and the heading of its work on a line of its own", () => {
    const hasMail = letters(pdf.lines.join("")).includes(letters(owner.email));
    expect(hasMail).toBe(mails.length > 0);
    if (work.length > 0 && !OTHER_ALPHABETS.test(siteWords.resume.work))
      expect(pdf.lines).toContain(siteWords.resume.work);
  });

  // Lines from the right come in the order of the paper, and a machine may have no font for other alphabets.
  test("each entry's dates follow its employer in the PDF", () => {
    const text = letters(pdf.lines.join(""));
    const isReadable = (fact: string) => direction === "ltr" && !OTHER_ALPHABETS.test(fact);
    expect(facts.filter((fact) => isReadable(fact) && !text.includes(letters(fact)))).toEqual([]);
  });

  test("every page leads to the PDF, and the résumé's page to all of its files", () => {
    const isWithout = ({ document }: { document: Document }) =>
      !linksOf(document).includes(pdfAddress);
    expect(allPages.filter(isWithout).map(({ address }) => address)).toEqual([]);
    const links = resumePage && linksOf(resumePage.document);
    expect(links).toEqual(expect.arrayContaining(TEXT_FILES.map((file) => HOME + file)));
  });
} else {
  test("without a career there is no résumé anywhere", () => {
    const isOfResume = (file: string) =>
      /^(?:resume[./]|contact\.vcf|[^/]*-resume\.pdf)/.test(file);
    expect(siteFiles.filter(isOfResume)).toEqual([]);
    const links = allPages
      .flatMap(({ document }) => linksOf(document))
      .filter((link) => link.startsWith(HOME) && isOfResume(link.slice(HOME.length)));
    expect(links).toEqual([]);
  });
}
