import { readFileSync } from "node:fs";
import { isThemed, withLiteralTokens } from "../../../src/theme/literalTokens";
import { semanticTokens, tokens } from "../../../src/theme/tokens";

const read = (name: string) => readFileSync(`src/sections/posts/${name}.css`, "utf8");
const css = read("reading") + read("markdown");

/** The properties that the stylesheets say themselves, by name. */
const own = new Map(
  [...css.matchAll(/^ {2}(--ui-[\w-]+): (.+);$/gm)].map(([, name = "", value = ""]) => [
    name,
    value,
  ]),
);
const used = [...new Set([...css.matchAll(/var\((--ui-[\w-]+)\)/g)].map(([, name = ""]) => name))];

test.each(used)(
  "the stylesheets of posts have %s from the page, or as the theme says it",
  (name) => {
    const literal = withLiteralTokens(`var(${name})`);
    expect(own.get(name)).toBe(isThemed(name) ? undefined : literal);
  },
);

test("they say nothing that they don't use", () => {
  expect([...own.keys()].filter((name) => !used.includes(name))).toEqual([]);
});

test("code in posts is set like other code", () => {
  const [, family] = /:is\(code, pre\) \{\s+font-family:\s+([^;]+);/.exec(css) ?? [];
  expect(family).toBe(tokens.fonts.mono.value);
});

test.each(["Keyword", "Name", "Text", "Value", "Remark"] as const)(
  "code in posts has the colours of other code: %s",
  (kind) => {
    const { base, _dark } = semanticTokens.colors[`code${kind}`].value;
    const property = `--code-${kind.toLowerCase()}`;
    const said = [...css.matchAll(new RegExp(`${property}: (#\\w+);`, "g"))];
    expect(said.map(([, colour]) => colour)).toEqual([base, _dark]);
  },
);
