/** @jest-environment jsdom */
import { PRELOAD_ERROR_EVENT } from "../../src/lib/onDemand";
import { createPages } from "../../src/sections/pages";
import { sections } from "../../src/sections/registry";
import type { LoadedPage } from "../../src/sections/section";
import { aShell } from "../support/shell";

jest.mock("../../src/sections/registry", () => ({ sections: {} }));

const aPage = (data: unknown): LoadedPage => ({ View: () => null, data, title: null, item: null });

let load: jest.Mock<Promise<LoadedPage>, [string]>;
beforeEach(() => {
  load = jest.fn(async (address) => aPage(address));
  Object.assign(sections, { General: load, Projects: load });
});

const pagesOfSite = () => createPages(aShell({ titles: ["General", "Projects", "Mission"] }));
/** Whatever has been promised by now. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a page", () => {
  test("is loaded when it is wanted, and once", async () => {
    const pages = pagesOfSite();
    const page = pages.at("/projects/oak/");
    expect(load).not.toHaveBeenCalled();
    expect(await page.load()).toMatchObject({ data: "/projects/oak/" });
    expect(pages.at("/projects/oak/")).toBe(page);
    await pages.at("/projects/oak/").load();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("is its own: another address is another page", async () => {
    const pages = pagesOfSite();
    await pages.at("/projects/oak/").load();
    expect(pages.at("/projects/elm/")).not.toBe(pages.at("/projects/oak/"));
    expect(pages.at("/projects/elm/").current()).toBeUndefined();
  });

  test("that could not be loaded is loaded by the next try", async () => {
    const pages = pagesOfSite();
    load.mockRejectedValueOnce(new Error("offline"));
    await expect(pages.at("/projects/").load()).rejects.toThrow("offline");
    expect(pages.at("/projects/").current()).toBeUndefined();
    expect(await pages.at("/projects/").load()).toMatchObject({ data: "/projects/" });
    expect(pages.at("/projects/").current()).toBeDefined();
  });

  test.each([
    ["of no section", "/nowhere/"],
    ["of an app", "/movie-db/"],
    ["of a section without code", "/mission/"],
  ])("%s is none", async (_what, address) => {
    await expect(pagesOfSite().at(address).load()).rejects.toThrow(
      `There is no page at ${address}.`,
    );
  });

  test("of a site without sections is none", async () => {
    await expect(
      createPages(aShell({ titles: [] }))
        .at("/")
        .load(),
    ).rejects.toThrow("There is no page at /.");
  });
});

describe("fetching ahead", () => {
  test("loads the page, and says so to all who listen when it is there", async () => {
    const pages = pagesOfSite();
    const heard = [jest.fn(), jest.fn()];
    const stop = heard.map((listener) => pages.onFetchedAhead(listener));
    pages.fetchAhead("/projects/");
    for (const listener of heard) expect(listener).not.toHaveBeenCalled();
    await settled();
    for (const listener of heard) expect(listener.mock.calls).toEqual([["/projects/"]]);
    expect(pages.at("/projects/").current()).toBeDefined();

    stop[0]?.();
    pages.fetchAhead("/projects/");
    await settled();
    expect(heard[0]).toHaveBeenCalledTimes(1);
    expect(heard[1]).toHaveBeenCalledTimes(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("in vain says nothing, and is not tried ahead again", async () => {
    const pages = pagesOfSite();
    const heard = jest.fn();
    pages.onFetchedAhead(heard);
    load.mockRejectedValueOnce(new Error("offline"));
    pages.fetchAhead("/projects/");
    await settled();
    pages.fetchAhead("/projects/");
    await settled();
    expect(load).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();

    await pages.at("/projects/").load();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("what is no section's is left alone, and is no failure", async () => {
    const pages = pagesOfSite();
    const heard = jest.fn();
    window.addEventListener(PRELOAD_ERROR_EVENT, heard, { once: true });
    pages.onFetchedAhead(heard);
    pages.fetchAhead("/movie-db/");
    await settled();
    expect(heard).not.toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });
});

describe("a page that Gatsby brings", () => {
  test("is there at once, in place of one that was loaded, and all who watch are told", async () => {
    const pages = pagesOfSite();
    const told = jest.fn();
    const before = pages.at("/projects/");
    await before.load();
    const stop = pages.subscribe(told);
    const brought = aPage("edited");
    pages.put("/projects/", brought);
    expect(told).toHaveBeenCalledTimes(1);
    expect(pages.at("/projects/")).not.toBe(before);
    expect(pages.at("/projects/").current()).toEqual({ value: brought });
    expect(await pages.at("/projects/").load()).toBe(brought);
    expect(load).toHaveBeenCalledTimes(1);

    stop();
    pages.put("/", brought);
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe("a page that is dropped", () => {
  test("is loaded anew, and all who watch are told", async () => {
    const pages = pagesOfSite();
    const told = jest.fn();
    await pages.at("/projects/").load();
    pages.subscribe(told);
    pages.drop("/projects/");
    expect(told).toHaveBeenCalledTimes(1);
    expect(pages.at("/projects/").current()).toBeUndefined();
    await pages.at("/projects/").load();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
