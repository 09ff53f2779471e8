/** @jest-environment jsdom */
import type { WallpaperContent } from "../../src/content/wallpapers";
import { readRecent, rememberRecent } from "../../src/desktop/search/recentEntries";
import { earlyTintScript } from "../../src/desktop/wallpaper/earlyTintScript";
import { earlyWallpaperScript } from "../../src/desktop/wallpaper/earlyWallpaperScript";
import { WALLPAPER_TINT_STORAGE_KEY } from "../../src/lib/storageKeys";
import { tintStyle } from "../../src/theme/tinted";

beforeEach(() => localStorage.clear());

describe("recently found entries", () => {
  test.each([
    [
      ["a", "b", "a"],
      ["a", "b"],
    ],
    [
      ["a", "b", "c", "d", "e", "f", "b"],
      ["b", "f", "e", "d", "c"],
    ],
  ])("after choosing %j are %j", (chosen, kept) => {
    for (const id of chosen) rememberRecent(id);
    expect(readRecent()).toEqual(kept);
  });

  test.each(["", "{", "null", '{"a":1}', "[1]"])("are none when storage holds %s", (text) => {
    localStorage.setItem("ui-recently-found", text);
    expect(readRecent()).toEqual([]);
    rememberRecent("a");
    expect(readRecent()).toEqual(["a"]);
  });

  test("are those that can be read of what storage holds, each once", () => {
    localStorage.setItem(
      "ui-recently-found",
      JSON.stringify(["a", null, "b", ...Array(9).fill("a")]),
    );
    expect(readRecent()).toEqual(["a", "b"]);
  });

  test("are none when storage is full", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("It is full.");
    });
    rememberRecent("a");
    jest.restoreAllMocks();
    expect(readRecent()).toEqual([]);
  });
});

describe("the tint of the windows", () => {
  const OWNERS = { light: "#eeffee", dark: "#001100" };
  const CHOSEN = tintStyle({ light: "#ffeeee", dark: "#110000" });

  /** The style that the script in the head adds to the root element. */
  const addedStyle = (stored: string | null): string => {
    if (stored !== null) localStorage.setItem(WALLPAPER_TINT_STORAGE_KEY, stored);
    const root = { style: { cssText: "" } };
    new Function("document", earlyTintScript({ tint: OWNERS }))({ documentElement: root });
    return root.style.cssText;
  };

  test("is that of the chosen wallpaper, otherwise of the owner's", () => {
    expect(addedStyle(null)).toBe(tintStyle(OWNERS));
    expect(addedStyle(CHOSEN)).toBe(CHOSEN);
  });

  test.each(["", "null", ";display:none", `${CHOSEN};display:none`, `display:none${CHOSEN}`])(
    "is the owner's when storage holds %j",
    (stored) => {
      expect(addedStyle(stored)).toBe(tintStyle(OWNERS));
    },
  );
});

describe("the wallpaper that is fetched early", () => {
  const image = (name: string) => ({
    layout: "fullWidth" as const,
    width: 1,
    height: 1,
    images: { sources: [{ type: "image/avif", srcSet: `/${name}.avif 1600w`, sizes: "100vw" }] },
  });
  const SILK: WallpaperContent = {
    name: "silk",
    title: "Silk",
    tint: { light: "#fff", dark: "#000" },
    focus: { x: 50, y: 50 },
    file: {
      fineSrcSet: null,
      childImageSharp: { landscape: image("silk"), thumbnail: image("silk-small") },
    },
    portraitFile: { fineSrcSet: null, childImageSharp: { portrait: image("silk-tall") } },
    lightFile: null,
    lightPortraitFile: null,
  };

  /** The files fetched in the dark theme after a choice of another wallpaper with this picture. */
  const fetchedEarly = (picture: string | null, theme = "dark") => {
    localStorage.setItem("ui-wallpaper", "dunes");
    if (picture !== null) localStorage.setItem(`ui-wallpaper-picture-${theme}`, picture);
    document.head.innerHTML = "";
    document.documentElement.className = "dark";
    new Function(earlyWallpaperScript(SILK))();
    return [...document.head.querySelectorAll("link")].map(
      (link) => link.getAttribute("href") ?? String(Reflect.get(link, "imageSrcset")).split(" ")[0],
    );
  };
  const OWNERS = ["/silk-tall.avif", "/silk.avif"];

  test("is the chosen one in its own theme, otherwise the owner's", () => {
    expect(fetchedEarly(null)).toEqual(OWNERS);
    expect(fetchedEarly("/dunes.avif", "light")).toEqual(OWNERS);
    expect(fetchedEarly("/dunes.avif")).toEqual(["/dunes.avif"]);
  });

  test.each(["https://example.com/x.avif", "//example.com/x.avif", "/\\example.com", ""])(
    "is the owner's when storage holds the picture %j",
    (picture) => {
      expect(fetchedEarly(picture)).toEqual(OWNERS);
    },
  );
});
