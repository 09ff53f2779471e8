import fs from "node:fs";
import path from "node:path";

const PAGES = [
  "README.md",
  "CONTRIBUTING.md",
  "AGENTS.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...fs
    .readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`),
];

const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8"));

const read = (page: string): string => fs.readFileSync(page, "utf8");

const withoutFences = (text: string): string => text.replace(/^ *```.*?^ *```/gms, "");

const withoutCode = (text: string): string => withoutFences(text).replace(/(`+)[^`]+\1/g, "");

/** The addresses of a page's headings, as GitHub makes them. */
const anchors = (page: string): string[] =>
  [...withoutFences(read(page)).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** The relative links of a page, and pictures in HTML. */
const links = (page: string): string[] =>
  [
    ...withoutCode(read(page)).matchAll(
      /\]\((?!https?:|mailto:)([^)]+)\)|(?:src|srcset)="([^"]+)"/g,
    ),
  ].map(([, link, picture]) => link ?? picture ?? "");

const isBroken = (page: string, link: string): boolean => {
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? page : path.posix.join(path.posix.dirname(page), file);
  if (!fs.existsSync(target)) return true;
  return anchor !== undefined && !anchors(target).includes(anchor);
};

test.each(PAGES)("every relative link in %s leads to a file and a heading", (page) => {
  expect(links(page).filter((link) => isBroken(page, link))).toEqual([]);
});

const GENERATED = "gatsby-types.d.ts";
const PATHS = /`((?:src|scripts|deploy|__tests__|docs)\/[\w./-]+)`/g;

test.each(PAGES.filter((page) => page !== "CHANGELOG.md"))(
  "every path of the project that %s names exists",
  (page) => {
    const paths = [...read(page).matchAll(PATHS)].map(([, name = ""]) => name);
    expect(paths.filter((name) => name !== GENERATED && !fs.existsSync(name))).toEqual([]);
  },
);

test("every page of docs/ is linked", () => {
  const linked = PAGES.flatMap((page) =>
    links(page).map((link) => path.posix.join(path.posix.dirname(page), link.split("#")[0] ?? "")),
  );
  const isLinked = (page: string): boolean => linked.some((link) => link === page);
  expect(PAGES.filter((page) => page.startsWith("docs/") && !isLinked(page))).toEqual([]);
});

test.each(PAGES.filter((page) => page !== "CHANGELOG.md"))(
  "every npm command in %s is a script of package.json",
  (page) => {
    const commands = [...read(page).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = ""]) => name,
    );
    const shorthands = [...read(page).matchAll(/npm (start|test)\b/g)].map(([, name = ""]) => name);
    expect([...commands, ...shorthands].filter((name) => !(name in scripts))).toEqual([]);
  },
);
