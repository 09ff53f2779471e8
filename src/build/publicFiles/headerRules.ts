/** What a block of a `_headers` file says: which addresses, which headers. */
export interface HeaderRule {
  /** A path that begins with a slash; a star at its end stands for anything. */
  path: string;
  headers: ReadonlyMap<string, string>;
}

const isComment = (line: string) => line.trimStart().startsWith("#");

/**
 * Reads the part of the `_headers` syntax on which Netlify and Cloudflare Pages agree: a path at the start of a line, its
 * headers indented below it, comments behind `#`.
 *
 * @throws {Error} that names the line which is anything else.
 */
export const parseHeaderRules = (text: string): readonly HeaderRule[] => {
  const rules: { path: string; headers: Map<string, string> }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || isComment(line)) continue;
    const fail = (what: string): never => {
      throw new Error(`_headers:${index + 1}  ${what}`);
    };
    if (/^\s/.test(line)) {
      const rule = rules.at(-1) ?? fail("A header stands below a path.");
      const [, name = fail("A header is a name, a colon and a value."), value = ""] =
        /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line) ?? [];
      rule.headers.set(name, value);
    } else {
      const path = line.trim();
      if (!path.startsWith("/")) fail("A path begins with a slash.");
      if (path.slice(0, -1).includes("*")) fail("Only the end of a path may be a star.");
      rules.push({ path, headers: new Map() });
    }
  }
  return rules;
};

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    // A percent sign of the owner's that encodes nothing.
    return path;
  }
};

const matches = (rule: string, path: string) =>
  rule.endsWith("*") ? path.startsWith(decoded(rule.slice(0, -1))) : path === decoded(rule);

/** The headers that the rules give to an address, which is decoded; where several give the same one, the values are joined as hosts do. */
export const headersFor = (
  rules: readonly HeaderRule[],
  path: string,
): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>();
  for (const rule of rules.filter((candidate) => matches(candidate.path, path))) {
    for (const [name, value] of rule.headers) {
      const earlier = headers.get(name);
      headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return headers;
};
