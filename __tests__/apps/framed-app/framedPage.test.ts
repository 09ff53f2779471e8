import fc from "fast-check";
import { framedPage } from "../../../src/apps/framed-app/framedPage";

const PAGE = "https://alex.example/some/page?x=1#y";

const permissions = (url: string, page = PAGE) => framedPage(url, page).sandbox.split(" ");

it.each([
  ["a path on this site", "/movie-platform/"],
  ["the address of a page on this site", "https://alex.example/movie-platform/"],
  ["this site's address with its usual port", "https://alex.example:443/films"],
  ["this site's address in other letters", "https://ALEX.example/films"],
  ["this site's root", "/"],
])("the sandbox keeps %s out of our origin", (_what, url) => {
  expect(permissions(url)).not.toContain("allow-same-origin");
});

it.each([
  ["another site", "https://films.example/"],
  ["a subdomain", "https://films.alex.example/"],
  ["another port", "https://alex.example:8443/"],
  ["a name that begins like ours", "https://alex.example.org/"],
])("the sandbox lets %s keep its own origin", (_what, url) => {
  expect(permissions(url)).toContain("allow-same-origin");
});

it("the sandbox recognises our own site at a local address", () => {
  const page = "http://localhost:9000/";
  expect(permissions("/movie-platform/", page)).not.toContain("allow-same-origin");
  expect(permissions("https://localhost:9000/", page)).toContain("allow-same-origin");
});

it("the sandbox allows scripts, forms and new tabs, but no navigation of our page", () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ["https"] }), (url) => {
      const granted = permissions(url);
      expect(granted).toEqual(
        expect.arrayContaining(["allow-scripts", "allow-forms", "allow-popups"]),
      );
      expect(granted.filter((permission) => permission.includes("top-navigation"))).toEqual([]);
      expect(granted).not.toContain("allow-modals");
    }),
  );
});

it.each([
  ["/movie-platform/", "https://alex.example/movie-platform/", "alex.example", "/movie-platform"],
  ["https://films.example", "https://films.example/", "films.example", ""],
  [
    "https://films.example:81/a/b?q=1",
    "https://films.example:81/a/b?q=1",
    "films.example:81",
    "/a/b",
  ],
])("the address %s becomes %s and is shown as %s%s", (url, absoluteUrl, host, path) => {
  expect(framedPage(url, PAGE)).toMatchObject({ absoluteUrl, host, path });
});
