import { markOf, siteAddress } from "../../src/windows/browserHistory";

let mockPrefix = "";
jest.mock("gatsby", () => ({ withPrefix: (path: string) => mockPrefix + path }));

afterEach(() => {
  mockPrefix = "";
});

describe("siteAddress", () => {
  it("is the path as the pages spell it", () => {
    expect(siteAddress("/")).toBe("/");
    expect(siteAddress("/projects/film/")).toBe("/projects/film/");
    expect(siteAddress("/projects")).toBe("/projects/");
  });

  it("is decoded", () => {
    expect(siteAddress("/posts/%E6%97%A5%E6%9C%AC%E8%AA%9E/")).toBe("/posts/日本語/");
    expect(siteAddress("/posts/%F0%9F%8E%AC")).toBe("/posts/🎬/");
  });

  it("is the path as it is where that cannot be decoded", () => {
    expect(siteAddress("/posts/%E6%97/")).toBe("/posts/%E6%97/");
    expect(siteAddress("/%")).toBe("/%/");
  });

  it.each(["/portfolio", "/日本", "/a/b"])("is without the prefix %s", (prefix) => {
    mockPrefix = prefix;
    const spelt = encodeURI(prefix);
    expect(siteAddress(`${spelt}/`)).toBe("/");
    expect(siteAddress(spelt)).toBe("/");
    expect(siteAddress(`${spelt}/posts/%E6%97%A5/`)).toBe("/posts/日/");
    expect(siteAddress(`${spelt}${spelt}/`)).toBe(`${prefix}/`);
  });

  it("keeps what only begins like the prefix", () => {
    mockPrefix = "/portfolio";
    expect(siteAddress("/portfolio-of-others/")).toBe("/portfolio-of-others/");
  });
});

describe("markOf", () => {
  it("finds our mark beside what others keep there", () => {
    const mark = { journey: "abc", position: 3 };
    expect(markOf({ key: "gatsby", desktop: mark })).toEqual(mark);
  });

  it.each([
    undefined,
    null,
    0,
    "desktop",
    [],
    {},
    { desktop: null },
    { desktop: "abc" },
    { desktop: [] },
    { desktop: { journey: "abc" } },
    { desktop: { position: 1 } },
    { desktop: { journey: 1, position: 1 } },
    { desktop: { journey: "abc", position: "1" } },
  ])("finds none in %j", (state) => {
    expect(markOf(state)).toBeNull();
  });
});
