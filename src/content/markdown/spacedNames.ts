import { proseOf } from "./foreignSyntax";
import { parseMarkdown } from "./text";

/** A file's name in a link or picture. Markdown ends an address at a space, so that all of it would be published as letters. */
const NAME =
  /(?<=\[[^\]\n]*\]\()(?:[^\s()<>"]|\([^()<>"\n]*\))(?:[^()<>"\n]|\([^()<>"\n]*\))*\.\w{2,5}(?=(?:[ \t]+["'][^\n]*)?\))/g;

/** A text in which names with spaces are addresses, and the place in the owner's text of an offset in it. */
export const withSpacedNames = (text: string) => {
  const added: { after: number; length: number }[] = [];
  const names = [...text.matchAll(NAME)].filter(([name]) => name.includes(" "));
  const prose = names.length === 0 ? text : proseOf(parseMarkdown(text), text);
  let body = "";
  let done = 0;
  for (const { 0: name, index } of names.filter((it) => prose.startsWith(it[0], it.index))) {
    const address = name.replace(/%(?![\da-f]{2})/gi, "%25").replaceAll(" ", "%20");
    body += text.slice(done, index) + address;
    done = index + name.length;
    added.push({ after: body.length, length: address.length - name.length });
  }
  const placeOf = (offset: number): number =>
    added.reduce((place, { after, length }) => (offset < after ? place : place - length), offset);
  return { body: body + text.slice(done), placeOf };
};
