import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import { withoutHtml } from "../../scripts/import/markdownText";
import { readTime } from "../../scripts/import/readTime";
import { recordOf } from "../../src/lib/unknownValue";
import { jsonResume } from "../../src/resume/jsonResume";
import { checkContent } from "../../src/site";

/** Letters and digits alone: marks of Markdown and HTML make no difference. */
const bare = (text: string): string =>
  withoutHtml(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\]\([^)]*\)|https?:\/\/|[^\p{L}\p{M}\p{N}]/gu, "");

const leavesOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(leavesOf).join(" ")
    : String(value);

/** Keys about the file, not about the person. */
const ABOUT_FILE = /^(?:\$schema|meta|design|locale|settings)$/;

/** A record's name, without a link around it. */
const NAMES = /^(?:name|company|institution|school|organization|position|title|label|network)$/;

const nameIn = (record: unknown): string => {
  const pairs = isMap(record) ? record.items : [];
  const name = pairs.find(({ key }) => isScalar(key) && NAMES.test(String(key.value)))?.value;
  return isScalar(name) ? String(name.value).replace(/^\[(.+)\]\(.*\)$/, "$1") : "";
};

/** The facts of an imported résumé that are neither in `/resume.json` nor in a warning, as "line fact". Warnings are "line message". */
export const silentLosses = async (text: string, warnings: readonly string[]) => {
  const checked = await checkContent();
  if (!checked.ok) throw new Error("The content has errors.");
  const { content, markdown, site } = checked;
  const [resume] = site.resumes;
  if (resume === undefined) throw new Error("The content has no résumé.");
  const made = recordOf(jsonResume(resume));
  const records = [...Object.values(made).flat(), ...content.projects, ...content.interests]
    .map(leavesOf)
    .concat(markdown.projects.map(({ name, body }) => name + body))
    .map(bare);
  const lines = text.split("\n");
  const counter = new LineCounter();
  const lineOf = (node: unknown) => counter.linePos((node as Node).range?.[0] ?? 0).line;
  const lost: string[] = [];
  const document = parseDocument(text, { schema: "failsafe", lineCounter: counter });
  visit(document, {
    Scalar(key, node, parents) {
      const pairs = parents.filter(isPair);
      const keys = pairs.map((pair) => String((pair.key as { value?: unknown }).value));
      const value = String(node.value).trim();
      if (key === "key" || ABOUT_FILE.test(keys[0] ?? "") || /^(?:null|true|false)?$/.test(value))
        return;
      const name = parents.some(isSeq) ? nameIn(parents.findLast(isMap)) : "";
      const { time = value } = readTime(value);
      // A span is two years.
      const [from = value, to = value] = value.match(/(?<!\d)\d{4}(?!\d)/g) ?? [];
      const isThere = records
        .filter((it) => it.includes(bare(name)))
        .some(
          (it) =>
            [value, time].some((fact) => it.includes(bare(fact))) ||
            (it.includes(from) && it.includes(to)),
        );
      const places = [node, ...pairs.map((pair) => pair.key), parents.findLast(isMap)].map(lineOf);
      const isSaid = warnings.some((warning) => {
        const [line = ""] = warning.split(" ");
        // One warning is about all records that it names.
        const isNamed = name !== "" && warning.includes(name);
        const isOfKey = keys.some((it) => lines[Number(line) - 1]?.includes(it));
        return (
          places.includes(Number(line)) || (isNamed && (isOfKey || warning.includes("Left out")))
        );
      });
      if (!isThere && !isSaid && time !== "present")
        lost.push(`${lineOf(node)} ${keys.join(".")}: ${value}`);
    },
  });
  return lost;
};
