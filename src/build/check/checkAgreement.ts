import distance from "damerau-levenshtein";
import { mailOfLink } from "../../contract/addresses";
import { COLLECTION_NAMES, type Content } from "../collections";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { quote } from "../diagnostics/quote";
import type { JsonDocument, JsonPath } from "../files/readDocument";
import { itemsOf, recordOf } from "../json";
import { type Documents, textsIn } from "./readDataFolder";

const AND = /(?<=\s)(?:&|\+|and|und|og|och|et|en|y|e)(?=\s)/giu;
const LEGAL_FORM = /[\s,]+(?:ltd|limited|inc|llc|gmbh|ag|asa?|ab|aps|bv|sa|sas|srl|oy|co)\.?$/iu;

/** Ignores spaces, accents and the case of letters. */
const loosely = new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true });

const areAlike = (one: string, other: string, steps: number): boolean =>
  Math.abs(one.length - other.length) <= steps && distance(one, other).steps <= steps;

/** One wrong letter in a shorter name, a number or a word of one letter makes another name. */
const SHORTEST_WITH_SLIP = 8;
const numbersIn = (name: string): string =>
  name.match(/\d|(?<!\p{L})\p{L}(?!\p{L})/gu)?.join() ?? "";

const isSameCompany = (one: string, other: string): boolean => {
  const [first = "", second = ""] = [one, other].map((it) =>
    it.replace(LEGAL_FORM, "").replace(AND, ""),
  );
  if (loosely.compare(first, second) === 0) return true;
  const isLong = first.length >= SHORTEST_WITH_SLIP && numbersIn(first) === numbersIn(second);
  return isLong && areAlike(first, second, 1);
};

interface Found {
  readonly text: string;
  readonly path: JsonPath;
  readonly document: JsonDocument | undefined;
}

/** The employers and the companies of projects. */
const companiesIn = ({ career, projects }: Documents): Found[] => [
  ...itemsOf(recordOf(career?.value).work).flatMap((job, index) =>
    textsIn(recordOf(job).name, ["work", index, "name"]).map((it) => ({ ...it, document: career })),
  ),
  ...itemsOf(projects?.value).flatMap((project, index) =>
    textsIn(recordOf(recordOf(project).basics).company, [index, "basics", "company"])
      .filter(({ path }) => path.at(-1) !== "type")
      .map((it) => ({ ...it, document: projects })),
  ),
];

const aboutCompanies = (documents: Documents): Diagnostic[] => {
  const known: string[] = [];
  return companiesIn(documents).flatMap(({ text, path, document }) => {
    if (known.includes(text)) return [];
    const other = known.find((name) => isSameCompany(name, text));
    known.push(text);
    if (other === undefined || document === undefined) return [];
    const sentence = `${quote(text)} is ${quote(other)} elsewhere. Write a company in one way, so that its projects are shown below the job.`;
    return [document.diagnosticAt(path, sentence)];
  });
};

const aboutMail = ({ site, contacts }: Content, documents: Documents): Diagnostic[] => {
  const { email } = site.owner;
  const mails = contacts.flatMap(({ topics }, group) =>
    topics.map(({ mail, link = "" }, topic) => ({
      mail: mail ?? mailOfLink(link),
      path: [group, "topics", topic, mail === undefined ? "link" : "mail"],
    })),
  );
  const others = mails.filter(({ mail }) => mail !== null);
  const [first] = others;
  const isKnown = others.some(({ mail }) => mail?.toLowerCase() === email?.toLowerCase());
  if (email === undefined || first === undefined || isKnown) return [];
  const sentence = `${quote(first.mail)} is not your address in data/site.json, ${quote(email)}. Is one of them old?`;
  return documents.contacts ? [documents.contacts.diagnosticAt(first.path, sentence)] : [];
};

/** In another language the name may have an ending. */
const isSlip = (found: string, name: string): boolean =>
  found.toLowerCase() !== name.toLowerCase() && !found.startsWith(name) && areAlike(found, name, 2);

const aboutName = ({ name }: Content["site"]["owner"], documents: Documents): Diagnostic[] => {
  const { length } = name.split(/\s+/);
  // A single word is like too many others.
  if (length < 2) return [];
  return COLLECTION_NAMES.flatMap((collection) => {
    const document = documents[collection];
    return textsIn(document?.value, []).flatMap(({ text, path }) => {
      const words = text.split(/[^\p{L}\p{M}'’.-]+/u);
      const groups = words.map((_, index) => words.slice(index, index + length).join(" "));
      const slip = groups.map((it) => it.replace(/[.'’-]+$/, "")).find((it) => isSlip(it, name));
      if (slip === undefined || document === undefined) return [];
      const sentence = `${quote(slip)} is like your name in data/site.json, ${quote(name)}. Is it yours?`;
      return [document.diagnosticAt(path, sentence)];
    });
  });
};

/** Facts in valid content that differ from one place to another, as a colleague would see. */
export const checkAgreement = (content: Content, documents: Documents): Diagnostic[] => [
  ...aboutCompanies(documents),
  ...aboutMail(content, documents),
  ...aboutName(content.site.owner, documents),
];
