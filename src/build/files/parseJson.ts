import { type Node, type ParseError, parseTree } from "jsonc-parser";
import type { Remark } from "./decodeText";
import { describeSyntaxError } from "./describeSyntaxError";
import { mergeConflict } from "./mergeConflict";
import { outOfBounds } from "./outOfBounds";

/** The value and the tree that says where each part of it stands; or what keeps the text from being JSON. */
export type ParsedJson = { ok: true; value: unknown; tree: Node } | { ok: false; remark: Remark };

const UNREADABLE: Remark = { offset: 0, sentence: "This file can't be read as JSON." };

/** Parses strict JSON. Of several errors the first one counts: the others are mostly its echo. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === "") {
    const sentence = "The file is empty. It should hold a list in [ ] or a record in { }.";
    return { ok: false, remark: { offset: 0, sentence } };
  }
  const tooMuch = outOfBounds(text);
  if (tooMuch !== undefined) return { ok: false, remark: tooMuch };
  const errors: ParseError[] = [];
  try {
    const tree = parseTree(text, errors, { disallowComments: true });
    const [first] = errors;
    if (first !== undefined) {
      return { ok: false, remark: mergeConflict(text) ?? describeSyntaxError(text, first) };
    }
    const value: unknown = JSON.parse(text);
    if (tree !== undefined) return { ok: true, value, tree };
  } catch {
    // Whatever jsonc-parser accepts but JSON doesn't.
  }
  return { ok: false, remark: UNREADABLE };
}
