import { execFile } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { contentFiles, EMPTY_LISTS } from "../support/contentFiles";
import { contentProject } from "../support/contentProject";
import { layDataSet } from "../support/project/dataSet";

const HERE = process.cwd();

const GATSBY_NODE = `
import fs from "node:fs";
export * from "./site-node";

export const createPages = async ({ graphql }) => {
  const queries = JSON.parse(fs.readFileSync("queries.json", "utf8"));
  fs.writeFileSync("answers.json", JSON.stringify(await Promise.all(queries.map((query) => graphql(query)))));
  process.exit(0);
};
`;

/** Gatsby's answers with this site's own configuration, as soon as it has its schema. */
async function ask(root: string, queries: readonly string[]): Promise<{ errors?: unknown }[]> {
  for (const name of ["package.json", "tsconfig.json", "gatsby-config.ts", "src", "static"]) {
    fs.cpSync(path.join(HERE, name), path.join(root, name), { recursive: true });
  }
  fs.cpSync(path.join(HERE, "gatsby-node.ts"), path.join(root, "site-node.ts"));
  fs.writeFileSync(path.join(root, "gatsby-node.ts"), GATSBY_NODE);
  fs.writeFileSync(path.join(root, "queries.json"), JSON.stringify(queries));
  const gatsby = path.join(root, "node_modules", "gatsby", "cli.js");
  await promisify(execFile)(process.execPath, [gatsby, "build"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
  });
  return JSON.parse(fs.readFileSync(path.join(root, "answers.json"), "utf8"));
}

const guide = fs.readFileSync("docs/guide/graphiql.md", "utf8");
const QUERIES = [...guide.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query = ""]) => query);

const NO_FILES = Object.fromEntries(Object.keys(contentFiles()).map((name) => [name, null]));

test("Gatsby answers the guide's queries with all that an owner can write", async () => {
  const root = contentProject(NO_FILES);
  await layDataSet({ folder: root }, "rich");
  const answers = await ask(root, QUERIES);
  expect(answers.map(({ errors }) => errors)).toEqual(QUERIES.map(() => undefined));
});

test("Gatsby answers the guide's queries with empty lists", async () => {
  const answers = await ask(contentProject(EMPTY_LISTS), QUERIES);
  expect(answers.map(({ errors }) => errors)).toEqual(QUERIES.map(() => undefined));
});
