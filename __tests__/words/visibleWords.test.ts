import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Modules without texts for visitors, and the dictionary itself. */
const OTHER_MODULES = /^src\/(application|content|gatsby\/node|publish|resume|site|theme|words)\//;
/** Files without interface texts: styles, types, and schemas with their error messages. */
const OTHER_FILES = /\.(d|words)\.ts$|^src\/sections\/[^/]+\/(schema|content)\.ts$/;

const sources = readdirSync("src", { recursive: true })
  .map((file) => join("src", String(file)))
  .filter((file) => /\.tsx?$/.test(file) && !OTHER_MODULES.test(file) && !OTHER_FILES.test(file));

/** Names in the code that look like texts: of keys, style properties, sections and fields of data files. */
const NAMES = new Set([
  ..."Escape Enter Tab Home End ContextMenu ArrowLeft ArrowRight ArrowUp ArrowDown".split(" "),
  ..."Top Bottom Left Right".split(" "),
  ..."Contact Resume Images Beginner Intermediate Senior".split(" "),
  ...["Design Patterns", "Markdown Page", "Social Media"],
  ...["noopener noreferrer", "light dark", "reading markdown"],
]);

/** Texts that are shown beside their own source code. */
const SHOWS_ITS_CODE = "src/sections/design-patterns/";

/** A word with a capital, or several words; code in a string has other signs in it. */
const looksLikeWords = (text: string): boolean =>
  /^[^{}=<>;]*$/.test(text) &&
  (/^\s*\p{Lu}\p{Ll}/u.test(text) || /\p{L}{2,} \p{L}{2,}/u.test(text));

const isSilent = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isTaggedTemplateExpression(node) ||
  (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) ||
  // The name of a component, for React's developer tools.
  (ts.isBinaryExpression(node) && node.left.getText().endsWith(".displayName"));

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** The texts in a source that a visitor would read or hear. */
const visibleTexts = (file: string, source: string): string[] => {
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isSilent(node)) return;
    if (ts.isJsxText(node)) {
      if (/\p{L}/u.test(node.text)) found.push(node.text.trim());
    } else if (isText(node) && looksLikeWords(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind));
  return found.filter((text) => !NAMES.has(text));
};

test("every word that a visitor reads or hears is in the dictionary", () => {
  expect(sources.length).toBeGreaterThan(50);
  const found = sources
    .filter((file) => !file.startsWith(SHOWS_ITS_CODE))
    .flatMap((file) =>
      visibleTexts(file, readFileSync(file, "utf8")).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});
