import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { directionOf } from "../../src/content/schema";
import { type Resume, wordsOfResume, writePdfs } from "../../src/resume";
import { plainText } from "../../src/resume/plainText";
import { checkContent, contentSchema } from "../../src/site";
import { prepareContent } from "../../src/site/prepare/siteContent";
import { dictionaryFor } from "../../src/words/languages";
import { words as siteWords } from "../../src/words/words";
import { projectToBuild } from "../publish/publicFiles/support";
import { aJob, aResume } from "../resume/support";

const HERE = process.cwd();

const read = (command: string, ...parts: readonly string[]) =>
  execFileSync(command, parts, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    cwd: HERE,
  });

/** Programs of three kinds, as those are that sort applications, and what each reads in files. */
const READERS: Readonly<Record<string, (files: readonly string[]) => readonly string[]>> = {
  "Poppler (pdftotext)": (files) => files.map((file) => read("pdftotext", file, "-")),
  "MuPDF (mutool)": (files) => files.map((file) => read("mutool", "draw", "-F", "txt", file)),
  "pdf.js (Firefox)": (files) =>
    read("node", "--import", "tsx", "__tests__/built/pdfText.ts", ...files)
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).lines.join("\n")),
};

/** A name, a place, and of two jobs the position, the employer and what was done. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Alex Example",
    "Oslo",
    "Engineer",
    "Oak & Sons",
    "Made first, fluffy files.",
    "Cook",
    "Elm",
  ],
  de: ["Jörg Müßig", "Köln", "Entwickler", "Übergröße GmbH", "Süße Äpfel.", "Koch", "Straßenbau"],
  pl: [
    ...["Zofia Żółć", "Łódź", "Starsza programistka", "Spółdzielnia Świt"],
    ...["Zażółciła gęślą jaźń.", "Księgowa", "Ćwiczenia Dźwięku"],
  ],
  tr: [
    ...["Gülşah Çağlayan", "İstanbul", "Kıdemli mühendis", "Örnek Şirketi"],
    ...["Iğdır'da çalışan ekip için yazdı.", "Öğretmen", "Işık Okulu"],
  ],
  vi: [
    ...["Nguyễn Thị Mẫu", "Đà Nẵng", "Kỹ sư giao diện", "Công ty Ví Dụ"],
    ...["Vẽ những màn hình nhỏ và nhanh.", "Đầu bếp", "Quán Bưởi"],
  ],
  el: [
    "Άννα Δείγμα",
    "Πάτρα",
    "Μηχανικός",
    "Δείγμα Α.Ε.",
    "Έγραψε ένα λεξικό.",
    "Μάγειρας",
    "Ελιά",
  ],
  uk: ["Ганна Зразок", "Київ", "Інженерка", "Приклад", "Зробила ґречний їжак.", "Кухар", "Юність"],
  ja: [
    "見本 花子",
    "東京",
    "技術者",
    "見本出版",
    "小さくて速い画面を作りました。",
    "編集者",
    "例社",
  ],
  he: ["דנה דוגמה", "חיפה", "מהנדסת", "חברת דוגמה", "כתבה מסכים קטנים.", "טבחית", "מסעדת אלון"],
  ar: [
    ...["سارة مثال", "القاهرة", "مهندسة واجهات", "شركة المثال"],
    ...["كتبت شاشات صغيرة وسريعة.", "معلمة", "مدرسة النور"],
  ],
};

const resumeIn = (lang: string): Resume => {
  const [name = "", place, position, employer, summary, former, firm] = TEXTS[lang] ?? [];
  const time = { time: "2019 – 2024" };
  return aResume({
    language: { lang, dir: directionOf(lang) },
    words: wordsOfResume(dictionaryFor(lang) ?? siteWords),
    basics: { name, label: position, place, email: "alex@example.com" },
    work: [
      aJob({
        position,
        name: employer,
        location: place,
        summary,
        highlights: [summary ?? ""],
        ...time,
      }),
      aJob({ position: former, name: firm, time: "2011 – 2018" }),
    ],
    skills: [{ name: "TypeScript", level: position, keywords: ["CSS", "SVG"], places: [] }],
  });
};

const FONTS = {
  ...{ el: "ibm-plex-sans", ja: "kosugi" },
  ...{ he: "ibm-plex-sans-hebrew", ar: "vazirmatn", noto: "noto-sans-arabic" },
};

/** All that an owner may write, in seven scripts. */
const richResume = (): Resume | undefined => {
  const folder = "__tests__/data-sets/rich/data";
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  const content = Object.fromEntries(files.map((name) => [path.parse(name).name, read(name)]));
  return prepareContent(contentSchema.parse(content)).resumes[0];
};

const sampleResume = async (): Promise<Resume | undefined> => {
  const checked = await checkContent();
  return checked.ok ? checked.site.resumes[0] : undefined;
};

type Row = readonly [row: string, resume: Resume | undefined, ...fonts: string[]];

const rows = async (): Promise<readonly Row[]> => [
  ["the sample", await sampleResume()],
  ["a long one in seven scripts", richResume(), ...Object.values(FONTS).slice(0, 4)],
  ["English", resumeIn("en")],
  ["German", resumeIn("de")],
  ["Polish", resumeIn("pl")],
  ["Turkish", resumeIn("tr")],
  ["Vietnamese", resumeIn("vi")],
  ["Ukrainian", resumeIn("uk")],
  ["Greek", resumeIn("el"), FONTS.el],
  ["Japanese", resumeIn("ja"), FONTS.ja],
  ["Hebrew", resumeIn("he"), FONTS.he],
  ["Arabic", resumeIn("ar"), FONTS.ar],
  ["Arabic", resumeIn("ar"), FONTS.noto],
];

/** Without signs that only direct the writing; a line of Japanese ends anywhere. */
const normal = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{ExtPict}\ufe0f?/gu, "")
    .replace(/\s+/g, " ")
    .replace(/(?<=[\u3000-\u30ff\p{sc=Han}]) (?=[\u3000-\u30ff\p{sc=Han}])/gu, "");

/** Each line of the plain text: a fact, or an employer with the dates of the job there. */
const factsOf = (resume: Resume) =>
  plainText(resume)
    .split("\n")
    .map((line) => normal(line.replace(/^\s*- |https?:\/\/|\/$/g, "")).trim())
    .filter((line) => /[^-]/.test(line));

const wordsOf = (text: string) =>
  text.normalize("NFC").match(/(?:(?!\p{ExtPict})[\p{L}\p{M}\p{N}])+/gu) ?? [];

const backwards = (word: string) => [...word].reverse().join("");

/** The share of a résumé's facts that a program reads. */
const grade = (text: string, resume: Resume): string => {
  const whole = normal(text);
  const facts = factsOf(resume);
  if (facts.every((fact) => whole.includes(fact))) return "every line";
  const known = new Set(wordsOf(text));
  const words = facts.flatMap(wordsOf);
  const read = words.filter((word) => known.has(word)).length;
  if (read === words.length) return "every word, lines in another order";
  if (words.every((word) => known.has(word) || known.has(backwards(word))))
    return "every word, some backwards";
  return `${Math.floor((100 * read) / words.length)} % of the words`;
};

const writtenPdf = async (resume: Resume, fonts: readonly string[]): Promise<string> => {
  const dependencies = Object.fromEntries(fonts.map((name) => [`@fontsource/${name}`, "5"]));
  const { built } = projectToBuild({ "package.json": JSON.stringify({ dependencies }) });
  await writePdfs([resume], {}, () => {});
  const file = path.join(mkdtempSync(path.join(tmpdir(), "pdf-")), "resume.pdf");
  writeFileSync(file, built(resume.file));
  return file;
};

test("programs read what the guide's table says", async () => {
  const all = await rows();
  const files: string[] = [];
  for (const [, resume, ...fonts] of all) files.push(await writtenPdf(resume ?? aResume(), fonts));
  const texts = Object.values(READERS).map((readFiles) => readFiles(files));
  const lines = all.map(([row, resume = aResume(), ...fonts], index) => [
    row,
    fonts.length === 1 ? `\`@fontsource/${fonts[0]}\`` : fonts.length === 0 ? "" : "all below",
    ...texts.map((ofReader) => grade(ofReader[index] ?? "", resume)),
  ]);
  const head = ["résumé", "font to install", ...Object.keys(READERS)];
  const table = [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`);
  expect(readFileSync(path.join(HERE, "docs/guide/reading.md"), "utf8")).toContain(
    table.join("\n"),
  );
});
