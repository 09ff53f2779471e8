import { applyEdits, type FormattingOptions, modify, parseTree } from "jsonc-parser";
import type { JsonPath } from "../../src/build/files/readDocument";

/** What the file's first indented line is indented by: the owner's own way. */
const layoutOf = (text: string): FormattingOptions => {
  const [, indent = "  "] = /^([ \t]+)\S/m.exec(text) ?? [];
  return {
    insertSpaces: !indent.startsWith("\t"),
    tabSize: indent.length,
    eol: text.includes("\r\n") ? "\r\n" : "\n",
  };
};

/** Adds an item to a list in a JSON text; all that is there stays as it is, to the blank. A missing list is made. */
export const insertItem = (
  text: string,
  list: JsonPath,
  item: unknown,
  where: "first" | "last",
): string => {
  const formattingOptions = layoutOf(text);
  const items = list.reduce<ReturnType<typeof parseTree>>((node, step) => {
    const property = node?.children?.find((child) => child.children?.[0]?.value === step);
    return property?.children?.[1];
  }, parseTree(text));
  if (items === undefined) {
    return applyEdits(text, modify(text, [...list], [item], { formattingOptions }));
  }
  const index = where === "first" ? 0 : (items.children?.length ?? 0);
  const options = { formattingOptions, isArrayInsertion: true };
  return applyEdits(text, modify(text, [...list, index], item, options));
};
