import { parseHeaderRules } from "./headerRules";

const sameHeader = (path: string, name: string): string => `${path} ${name.toLowerCase()}`;

/** Which headers an owner's file gives to which paths. It may use what a host understands and we don't: nothing is refused. */
const headersIn = (text: string): ReadonlySet<string> => {
  const found = new Set<string>();
  let path = "";
  for (const line of text.split(/\r?\n/)) {
    const [, name] = /^\s+([\w-]+):/.exec(line) ?? [];
    if (name !== undefined) found.add(sameHeader(path, name));
    else if (/^[^\s#]/.test(line)) path = line.trim();
  }
  return found;
};

/**
 * Our `_headers` with the owner's after them. What the owner says about a path and a header counts alone: hosts would join
 * the two values. So nothing is said twice either when the owner's file is a copy of ours.
 */
export const addOwnRules = (rules: string, own: string): string => {
  const taken = headersIn(own);
  const blocks = parseHeaderRules(rules).flatMap(({ path, headers }) => {
    const left = [...headers].filter(([name]) => !taken.has(sameHeader(path, name)));
    const lines = left.map(([name, value]) => `  ${name}: ${value}\n`);
    return lines.length === 0 ? [] : [`${path}\n${lines.join("")}`];
  });
  return [...blocks, own].join("\n");
};
