import { asWarning, type Diagnostic, quote } from "../../content/diagnostics";
import { textsIn } from "../../content/json";
import { itemsOf, recordOf } from "../../lib/unknownValue";
import type { Content } from "../collections/collections";
import type { Documents } from "./readDataFolder";

/** Words by which one company's name differs: "and", and legal forms. */
const AND = /(?<=\s)(?:&|\+|and|und|og|och|et|en|y|e)(?=\s)/giu;
const LEGAL_FORM = /[\s,]+(?:ltd|limited|inc|llc|gmbh|ag|asa?|ab|aps|bv|sa|sas|srl|oy|co)\.?$/iu;

/** Ignores spaces, accents and the case of letters. */
const looseCollator = new Intl.Collator("en", { sensitivity: "base", ignorePunctuation: true });

const withoutLegalForm = (company: string): string =>
  company.replace(LEGAL_FORM, "").replace(AND, "");

/** A company in two spellings, among employers and the companies of projects. */
const aboutCompanies = ({ career, projects }: Documents): Diagnostic[] => {
  const known: string[] = [];
  const names = [
    ...itemsOf(recordOf(career?.value).work).flatMap((job, index) =>
      textsIn(recordOf(job).name, ["work", index, "name"]).map((it) => ({ ...it, in: career })),
    ),
    ...itemsOf(projects?.value).flatMap((project, index) =>
      textsIn(recordOf(recordOf(project).basics).company, [index, "basics", "company"])
        .filter(({ path }) => path.at(-1) !== "type")
        .map((it) => ({ ...it, in: projects })),
    ),
  ];
  return names.flatMap(({ text, path, in: document }) => {
    if (known.includes(text)) return [];
    const other = known.find(
      (name) => looseCollator.compare(withoutLegalForm(name), withoutLegalForm(text)) === 0,
    );
    known.push(text);
    if (other === undefined || document === undefined) return [];
    const jobs = itemsOf(recordOf(career?.value).work).map((job) => recordOf(job).name);
    const reason = jobs.includes(other) ? ", so that its projects are shown below the job" : "";
    const message = `${quote(text)} is ${quote(other)} elsewhere. Write a company in one way${reason}.`;
    return [document.diagnosticAt(path, message)];
  });
};

/** Facts in valid content that differ from one file to another, as a colleague would see. */
export const checkAgreement = ({ site, contacts }: Content, documents: Documents): Diagnostic[] => {
  const { email } = site.owner;
  // Several serve several purposes.
  const mails = contacts.flatMap(({ topics }) => topics.flatMap(({ mail }) => mail ?? []));
  const aboutMail = textsIn(documents.contacts?.value, [])
    .filter(({ path }) => path.at(-1) === "mail" && email && mails.length === 1)
    .filter(({ text }) => text !== email)
    .flatMap(({ text, path }) => {
      const message = `${quote(text)} is not your address in data/site.json, ${quote(email)}. Is one of them old?`;
      return documents.contacts?.diagnosticAt(path, message) ?? [];
    });
  return [...aboutCompanies(documents), ...aboutMail].map(asWarning);
};
