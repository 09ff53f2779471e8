import fc from "fast-check";
import {
  fetchPageContent,
  isPageGone,
  readPageContent,
  WRONG_CONTENT,
} from "../../src/sections/pageContent";

let prefix = "";
jest.mock("gatsby", () => ({
  graphql: () => undefined,
  withPrefix: (path: string) => prefix + path,
}));
afterEach(() => {
  prefix = "";
});

const answer = (
  data: unknown,
  pageContext: unknown = { title: "Oak", item: "/projects/oak/" },
) => ({
  componentChunkName: "component---any",
  path: "/projects/oak/",
  result: { data, pageContext },
  staticQueryHashes: [],
});

describe("what Gatsby keeps of a page", () => {
  test("is read as its content, its title and its item", () => {
    expect(readPageContent(answer({ one: 1 }))).toEqual({
      data: { one: 1 },
      title: "Oak",
      item: "/projects/oak/",
    });
  });

  test("may have neither title nor item", () => {
    const context = { title: null, item: null, address: "/" };
    expect(readPageContent(answer("any", context))).toEqual({
      data: "any",
      title: null,
      item: null,
    });
  });

  test.each([
    ["no record", "<!doctype html>"],
    ["null", null],
    ["an empty record", {}],
    ["a list", []],
    ["without a result", { path: "/" }],
    ["with a result that is null", { result: null }],
    ["without a context", { result: { data: {} } }],
    ["with a context that is null", answer({}, null)],
    ["with a title that is no text", answer({}, { title: 1, item: null })],
    ["with an item that is no text", answer({}, { title: null, item: ["/a/"] })],
    ["without a title", answer({}, { item: null })],
    ["without an item", answer({}, { title: null })],
  ])("is not there in %s", (_what, value) => {
    expect(readPageContent(value)).toBeUndefined();
  });

  test("never throws, whatever the server sends", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => readPageContent(value)).not.toThrow();
        expect(() => readPageContent({ result: value })).not.toThrow();
      }),
    );
  });
});

describe("fetching it", () => {
  const serve = (response: object | Error) => {
    const fetched = jest.fn(async (_address: string) => {
      if (response instanceof Error) throw response;
      return response;
    });
    Object.assign(globalThis, { fetch: fetched });
    return fetched;
  };
  const page = { ok: true, json: async () => answer({ one: 1 }) };

  test.each([
    ["/", "/page-data/index/page-data.json"],
    ["/projects/", "/page-data/projects/page-data.json"],
    ["/projects/oak/", "/page-data/projects/oak/page-data.json"],
    ["/posts/日本語-🚀/", "/page-data/posts/日本語-🚀/page-data.json"],
  ])("of %s asks for %s, once", async (address, file) => {
    const fetched = serve(page);
    expect(await fetchPageContent(address)).toMatchObject({ data: { one: 1 }, title: "Oak" });
    expect(fetched.mock.calls).toEqual([[file]]);
  });

  test("asks below the site's path prefix", async () => {
    prefix = "/portfolio";
    const fetched = serve(page);
    await fetchPageContent("/projects/");
    expect(fetched).toHaveBeenCalledWith("/portfolio/page-data/projects/page-data.json");
  });

  test.each([404, 500, 503])("fails with the status %d", async (status) => {
    serve({ ok: false, status, json: async () => answer({}) });
    await expect(fetchPageContent("/")).rejects.toThrow(
      `This page could not be fetched (${status}).`,
    );
    const error = await fetchPageContent("/").catch((reason: unknown) => reason);
    expect(isPageGone(error)).toBe(status === 404);
  });

  test("fails without a network as the browser says it", async () => {
    serve(new TypeError("Failed to fetch"));
    await expect(fetchPageContent("/")).rejects.toThrow("Failed to fetch");
  });

  test.each([
    ["HTML in place of JSON", () => JSON.parse("<!doctype html>")],
    ["an empty record", () => ({})],
    ["null", () => null],
  ])("fails in words for a visitor with %s", async (_what, json) => {
    serve({ ok: true, json: async () => json() });
    await expect(fetchPageContent("/")).rejects.toThrow(new Error(WRONG_CONTENT));
  });

  test("a second try is a second request", async () => {
    serve({ ok: false, status: 500 });
    await expect(fetchPageContent("/")).rejects.toThrow();
    serve(page);
    expect(await fetchPageContent("/")).toMatchObject({ title: "Oak" });
  });
});
