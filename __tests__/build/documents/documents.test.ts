import fs from "node:fs";
import path from "node:path";
import type { RunQuery } from "../../../src/build/documents/contentDocuments";
import { contentQueries } from "../../../src/build/documents/contentQueries";
import { serveDocuments } from "../../../src/build/documents/serveDocuments";
import { writeDocuments } from "../../../src/build/documents/writeDocuments";
import { postSlug } from "../../../src/lib/postSlug";
import { aPost } from "../../support/contentFiles";
import { contentProject, removeContentProject } from "../../support/contentProject";

afterEach(removeContentProject);

const POSTS = [aPost("first post"), aPost("Erster Beitrag / “zwei”")];

/** Answers as the GraphQL layer would: to each query its own name, to that for the posts' texts these. */
const answering =
  (posts: readonly { name: string }[]): RunQuery =>
  async (query) => {
    const [, name] = /query (\w+)/.exec(query) ?? [];
    return JSON.parse(
      JSON.stringify({ data: name === "PostTexts" ? { posts: { nodes: posts } } : { name } }),
    );
  };
const refusing: RunQuery = async () => ({ errors: [new Error("Cannot query field")] });

const builtFolder = () => path.join(process.cwd(), "public", "content");
const documentFiles = () =>
  fs
    .readdirSync(builtFolder(), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"));
const written = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(builtFolder(), file), "utf8"));

describe("at build", () => {
  test("a file for each section, and one for each post", async () => {
    contentProject();
    await writeDocuments(answering(POSTS));
    expect(documentFiles().sort()).toEqual(
      [
        ...Object.keys(contentQueries).map((name) => `${name}.json`),
        ...POSTS.map(({ name }) => `posts/${postSlug(name)}.json`),
      ].sort(),
    );
    expect(written("mission.json")).toEqual({ name: "MissionDocument" });
    expect(written(`posts/${postSlug("first post")}.json`)).toEqual(POSTS[0]);
  });

  test("a post that is gone leaves no file behind", async () => {
    contentProject();
    await writeDocuments(answering(POSTS));
    await writeDocuments(answering([]));
    expect(documentFiles().filter((file) => file.startsWith("posts/"))).toEqual([]);
  });

  test("a query that fails stops it", async () => {
    contentProject();
    await expect(writeDocuments(refusing)).rejects.toThrow("Cannot query field");
  });
});

describe("under develop", () => {
  /** The status and the body of the answer to a request below `/content`. */
  const request = async (url: string, runQuery: RunQuery) => {
    const answer = { status: 0, body: "" };
    const response = {
      writeHead: (status: number) => {
        answer.status = status;
      },
      end: (body: string) => {
        answer.body = body;
      },
    };
    await serveDocuments(runQuery)({ url }, response);
    return { status: answer.status, body: JSON.parse(answer.body) };
  };

  test("a section's document", async () => {
    expect(await request("/mission.json", answering(POSTS))).toEqual({
      status: 200,
      body: { name: "MissionDocument" },
    });
  });

  test("a post's document, with a query in its address", async () => {
    const url = `/posts/${postSlug("first post")}.json?again`;
    expect(await request(url, answering(POSTS))).toEqual({ status: 200, body: POSTS[0] });
  });

  test.each(["/", "/none.json", "/posts/none.json", "/mission"])("%s is not there", async (url) => {
    expect((await request(url, answering(POSTS))).status).toBe(404);
  });

  test("a query that fails says so", async () => {
    const { status, body } = await request("/mission.json", refusing);
    expect(status).toBe(500);
    expect(body.error).toContain("Cannot query field");
  });
});
