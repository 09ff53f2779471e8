import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";
import schema from "@jsonresume/schema/schema.json";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import ICAL from "ical.js";
import { headings } from "../../src/resume/resume.words";
import { language } from "../../src/words/locale.words";
import { siteWords } from "../../src/words/siteWords";
import type { ReadPdf } from "../support/readResumePdf";
import {
  fileAt,
  HOME,
  hasCareer,
  pageAt,
  pages,
  plain,
  readData,
  readSite,
  resumePages,
  SITE_FOLDER,
  site,
  siteFiles,
} from "./support";

const TEXT_FILES = ["resume.json", "resume.txt", "contact.vcf"];
const PDF_BYTES = 200_000;

interface Work {
  readonly name: string;
  readonly position: string;
  readonly highlights?: readonly string[];
}

const { owner } = site;
const everyPage = [...pages, pageAt(new URL("404.html", HOME).href)];

const linksOf = (document: Document): readonly string[] =>
  [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");

/** The file of the PDF, to which every page has a link. */
const pdfFile = (): string => {
  const links = [...(pages[0]?.document.querySelectorAll("a[href$='.pdf']") ?? [])];
  const named = links.find(({ textContent }) => textContent?.includes(siteWords.titles.resume));
  return fileAt(new URL(named?.getAttribute("href") ?? "?", HOME).href) ?? "";
};

const readPdf = (): ReadPdf => {
  const script = join(__dirname, "pdfText.ts");
  const text = execFileSync("node", ["--import", "tsx", script, join(SITE_FOLDER, pdfFile())], {
    encoding: "utf8",
  });
  return JSON.parse(text);
};

/**
 * The letters and digits that can be compared on each machine: it may have no font for other alphabets, and the lines of a
 * right-to-left text come in the order of the paper.
 */
const latin = (text: string) =>
  plain(text.normalize("NFKC")).replace(/[^\p{Script=Latin}\p{N}]/gu, "");

const sorted = (text: string) => [...latin(text)].sort().join("");

const OTHER_ALPHABETS = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

if (hasCareer) {
  const { work = [] }: { work?: readonly Work[] } = readData("career");
  const showsMail = site.resume?.showMail !== false;
  const [page] = resumePages;
  const pdf = readPdf();
  /** The résumé on its page: what is around its sections. */
  const article = page?.document.querySelector("main article");
  const sections = [...(article?.querySelectorAll("section") ?? [])];

  test("the PDF is light, tagged and named after its owner in the site's language", () => {
    expect(statSync(join(SITE_FOLDER, pdfFile())).size).toBeLessThanOrEqual(PDF_BYTES);
    expect(pdf.isTagged).toBe(true);
    expect(pdf.info.Title).toContain(owner.name);
    expect(pdf.info.Language).toBe(language);
  });

  test("the PDF has the text of the résumé's page in its order", () => {
    const text = pdf.lines.join("");
    const shown = sections.map(({ textContent }) => textContent ?? "");
    expect(shown.length).toBeGreaterThan(0);
    expect(latin(text).startsWith(latin(owner.name))).toBe(true);
    if (OTHER_ALPHABETS.test(shown.join(""))) {
      const counted = sorted(text);
      expect(counted.length).toBeGreaterThanOrEqual(sorted(shown.join("")).length);
      for (const { name, position } of work) {
        expect(latin(text)).toContain(latin(name));
        expect(latin(text)).toContain(latin(position));
      }
    } else expect(plain(text.normalize("NFKC"))).toContain(plain(shown.join("").normalize("NFKC")));
  });

  test("the PDF has a mail address only if its owner wants one, and headings on lines of their own", () => {
    const mails = pdf.lines.join(" ").match(/[^\s@]+@[^\s@]+\.[^\s@]+/g) ?? [];
    expect(mails).toEqual(showsMail ? [owner.email] : []);
    if (work.length > 0 && !OTHER_ALPHABETS.test(headings.work))
      expect(pdf.lines).toContain(headings.work);
  });

  test("resume.json is a JSON Resume with the owner's work", () => {
    const resume = JSON.parse(readSite("resume.json"));
    const validate = addFormats(new Ajv({ allErrors: true })).compile(schema);
    validate(resume);
    expect(validate.errors).toBeNull();
    expect(resume.basics).toMatchObject({ name: owner.name, label: owner.role, url: HOME });
    const told = (resume.work ?? []).map(({ name, position }: Work) => `${position}: ${name}`);
    expect(told).toEqual(work.map(({ name, position }) => `${position}: ${name}`));
  });

  test("resume.txt begins with the owner's name and has all work", () => {
    const text = readSite("resume.txt");
    expect(text.startsWith(`${owner.name}\n`)).toBe(true);
    const texts = work.flatMap(({ name, position, highlights = [] }) => [
      name,
      position,
      ...highlights,
    ]);
    // A bidi mark or a line break may be anywhere.
    expect(texts.filter((written) => !latin(text).includes(latin(written)))).toEqual([]);
  });

  test("contact.vcf is a vCard of the owner", () => {
    const card = new ICAL.Component(ICAL.parse(readSite("contact.vcf")));
    expect(card.name).toBe("vcard");
    expect({
      version: card.getFirstPropertyValue("version"),
      name: card.getFirstPropertyValue("fn"),
      title: card.getFirstPropertyValue("title"),
      mail: card.getFirstPropertyValue("email"),
      url: card.getFirstPropertyValue("url"),
    }).toEqual({
      version: "4.0",
      name: owner.name,
      title: owner.role,
      mail: owner.email,
      url: HOME,
    });
  });

  test("every page leads to the PDF, and the résumé's page to all of its files", () => {
    const pathOf = (file: string) => new URL(file, HOME).pathname;
    const address = pathOf(pdfFile());
    const withoutLink = everyPage.filter(({ document }) => !linksOf(document).includes(address));
    expect(withoutLink.map((it) => it.address)).toEqual([]);
    expect(linksOf(page?.document ?? document)).toEqual(
      expect.arrayContaining(TEXT_FILES.map(pathOf)),
    );
  });
} else {
  test("without a career there is no résumé anywhere", () => {
    expect(siteFiles.filter((file) => TEXT_FILES.includes(file))).toEqual([]);
    expect(siteFiles.filter((file) => /^resume\/|-resume\.pdf$/.test(file))).toEqual([]);
    const links = everyPage.flatMap(({ document }) => linksOf(document));
    expect(links.filter((link) => /^\/.*resume(?:\/|\.|-|$)/.test(link))).toEqual([]);
  });
}
