import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { filesInCopy } from "../../src/build/checkedCopy";
import { type FileNode, untilNodesFollow } from "../../src/build/gatsby/untilNodesFollow";
import { checkedContentPath } from "../../src/build/paths";
import { refreshContent } from "../../src/build/refreshContent";
import { contentFiles } from "../support/contentFiles";
import { contentProject, removeContentProject, writeFile } from "../support/contentProject";

afterEach(removeContentProject);

const SECTIONS = JSON.stringify(["General", "Mission"].map((title) => ({ title, icon: "cookie" })));

/** Gatsby's nodes of the checked copy as it is now. */
const nodesOfCopy = (): FileNode[] =>
  filesInCopy().map((relativePath) => {
    const bytes = fs.readFileSync(path.join(checkedContentPath(), relativePath));
    const isList = relativePath.endsWith(".json") && bytes.toString().startsWith("[");
    const one = relativePath.endsWith(".svg") ? [] : ["one"];
    const children = isList ? JSON.parse(bytes.toString()).map(String) : one;
    const contentDigest = createHash("md5").update(bytes).digest("hex");
    return { relativePath, children, internal: { contentDigest } };
  });

/** Without the last child of the sections' file. */
const oneSectionFewer = (nodes: readonly FileNode[]): FileNode[] =>
  nodes.map((node) =>
    node.relativePath === "navigation.json"
      ? { ...node, children: node.children.slice(0, -1) }
      : node,
  );

/** Whether the wait ends with these nodes; what is asked for after them are those of the copy. */
const waitsWith = async (nodes: readonly FileNode[]): Promise<boolean> => {
  let asked = 0;
  await untilNodesFollow(() => (asked++ === 0 ? nodes : nodesOfCopy()));
  return asked > 1;
};

test("the pages wait for a node that is still missing, for a file's new content, and until a file is gone", async () => {
  const root = contentProject({ "data/navigation.json": SECTIONS });
  await refreshContent();
  const nodes = nodesOfCopy();
  expect(await waitsWith(nodes)).toBe(false);
  expect(await waitsWith(oneSectionFewer(nodes))).toBe(true);
  const [first] = nodes;
  expect(await waitsWith(first ? [...nodes, { ...first, relativePath: "gone.json" }] : [])).toBe(
    true,
  );

  writeFile(root, "data/mission.json", '{ "heading": "New", "paragraphs": [] }');
  await refreshContent();
  expect(await waitsWith(nodes)).toBe(true);
});

test("what never comes is not waited for", async () => {
  contentProject();
  await refreshContent();
  await expect(untilNodesFollow(() => [], 50)).resolves.toBeUndefined();
});

test("a drawing, of which Gatsby makes nothing, is not waited for", async () => {
  const site = JSON.parse(String(contentFiles()["data/site.json"]));
  const photo = { file: "pictures/me.svg", alt: "Me." };
  contentProject({
    "data/site.json": JSON.stringify({ ...site, owner: { ...site.owner, photo } }),
    "data/pictures/me.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  });
  await refreshContent();
  const nodes = nodesOfCopy();
  expect(nodes.map(({ relativePath }) => relativePath)).toContain("pictures/me.svg");
  expect(await waitsWith(nodes)).toBe(false);
});
