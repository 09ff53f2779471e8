/** @jest-environment jsdom */
import type { WallpaperContent } from "../../src/content/wallpapers";
import { earlyWallpaperScript } from "../../src/desktop/wallpaper/earlyWallpaperScript";

const image = (name: string) => ({
  layout: "fullWidth" as const,
  width: 1,
  height: 1,
  images: { sources: [{ type: "image/avif", srcSet: `/${name}.avif 1600w`, sizes: "100vw" }] },
});

const wide = (name: string) => ({
  fineSrcSet: null,
  childImageSharp: { landscape: image(name), thumbnail: image(`${name}-small`) },
});
const tall = (name: string) => ({
  fineSrcSet: null,
  childImageSharp: { portrait: image(`${name}-tall`) },
});

const silk: WallpaperContent = {
  name: "silk",
  title: "Silk",
  tint: { light: "#fff", dark: "#000" },
  focus: { x: 50, y: 50 },
  file: wide("silk"),
  portraitFile: tall("silk"),
  lightFile: null,
  relief: null,
  lightPortraitFile: null,
};
const inBothThemes = {
  ...silk,
  lightFile: wide("silk-light"),
  lightPortraitFile: tall("silk-light"),
};

const root = document.documentElement;

/** What is fetched early, by its address or by its first candidate. */
const run = (wallpaper: WallpaperContent, theme: "dark" | "light") => {
  root.className = theme;
  new Function(earlyWallpaperScript(wallpaper))();
  return [...document.head.querySelectorAll("link")].map(
    (link) => link.getAttribute("href") ?? String(Reflect.get(link, "imageSrcset")).split(" ")[0],
  );
};

const remember = (name: string, picture: string, theme: string, focus = "50% 50%") => {
  localStorage.setItem("ui-wallpaper", name);
  localStorage.setItem(`ui-wallpaper-picture-${theme}`, picture);
  localStorage.setItem("ui-wallpaper-focus", focus);
};

const focus = () => root.style.getPropertyValue("--wallpaper-focus");

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = "";
  root.removeAttribute("style");
  root.removeAttribute("data-early-wallpaper");
});

test("the owner's picture is fetched, in either theme where there is one for both", () => {
  expect(run(silk, "dark")).toEqual(["/silk-tall.avif", "/silk.avif"]);
  document.head.innerHTML = "";
  expect(run(silk, "light")).toEqual(["/silk-tall.avif", "/silk.avif"]);
  expect(focus()).toBe("");
});

test("of two only the theme's own is fetched", () => {
  expect(run(inBothThemes, "dark")).toEqual(["/silk-tall.avif", "/silk.avif"]);
  document.head.innerHTML = "";
  expect(run(inBothThemes, "light")).toEqual(["/silk-light-tall.avif", "/silk-light.avif"]);
});

test("what is to be seen of the owner's is said before it is painted", () => {
  run({ ...silk, focus: { x: 70, y: 20 } }, "dark");
  expect(focus()).toBe("70% 20%");
});

test("the chosen one stands in for the owner's, with its own focus", () => {
  remember("dunes", "/dunes.avif", "light", "30% 40%");
  expect(run(inBothThemes, "light")).toEqual(["/dunes.avif"]);
  expect(root.hasAttribute("data-early-wallpaper")).toBe(true);
  expect(root.style.getPropertyValue("--early-wallpaper")).toBe('url("/dunes.avif")');
  expect(focus()).toBe("30% 40%");
});

test.each(["https://example.com/x.avif", "//example.com/x.avif", "/\\example.com", ""])(
  "a remembered picture at %j is not fetched",
  (address) => {
    remember("dunes", address, "dark");
    expect(run(silk, "dark")).toEqual(["/silk-tall.avif", "/silk.avif"]);
    expect(root.hasAttribute("data-early-wallpaper")).toBe(false);
  },
);

test("the picture of the other theme does not stand in", () => {
  remember("dunes", "/dunes.avif", "dark");
  expect(run(inBothThemes, "light")).toEqual(["/silk-light-tall.avif", "/silk-light.avif"]);
});
