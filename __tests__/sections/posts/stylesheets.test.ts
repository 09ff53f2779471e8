import { readFileSync } from "node:fs";
import { isThemed, withLiteralTokens } from "../../../src/theme/literalTokens";

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
