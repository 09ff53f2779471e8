import fc from "fast-check";
import { framedPaths } from "../../../src/build/headers/framedPaths";
import { headersOf, siteHeaders } from "../../../src/build/headers/siteHeaders";

const headers = siteHeaders(["/movie-platform/", "/demo.html", "/"]);
const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "public, max-age=0, must-revalidate";

test("only addresses below /static/ are kept for ever, all others asked for again", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const kept = path.startsWith("/static/");
      expect(headersOf(path, headers)["Cache-Control"]).toBe(kept ? FOR_EVER : ASK_AGAIN);
    }),
  );
});

test("every address says that types are not to be guessed, and that no device is wanted", () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const said = headersOf(path, headers);
      expect(said["X-Content-Type-Options"]).toBe("nosniff");
      expect(said["Permissions-Policy"]).toContain("camera=()");
      expect(said["Permissions-Policy"]).not.toContain("clipboard-write");
      expect(said).not.toHaveProperty("Cross-Origin-Resource-Policy");
    }),
  );
});

test.each([
  ["/projects/", true],
  ["/404.html", true],
  ["/movie-platform", true],
  ["/demo.html5", true],
  ["/movie-platform/", false],
  ["/movie-platform/posters/1.avif", false],
  ["/demo.html", false],
  ["/", false],
])("%s is guarded from strangers' frames: %p", (path, isGuarded) => {
  const said = headersOf(path, headers);
  expect(said["Content-Security-Policy"]).toBe(isGuarded ? "frame-ancestors 'self'" : undefined);
  expect(said["Cross-Origin-Opener-Policy"]).toBe(isGuarded ? "same-origin" : undefined);
});

test("HTTPS alone is asked for where the owner wants it, of every address", () => {
  const wanted = siteHeaders(headers.framed, { hsts: true });
  for (const path of ["/", "/projects/", "/static/a.js", "/movie-platform/"]) {
    expect(headersOf(path, headers)).not.toHaveProperty("Strict-Transport-Security");
    expect(headersOf(path, wanted)["Strict-Transport-Security"]).toBe("max-age=31536000");
  }
});

test("text is read in its own letters", () => {
  expect(headersOf("/resume.txt", headers)["Content-Type"]).toBe("text/plain; charset=utf-8");
});

test("what is framed of the site is known by its path, once", () => {
  const urls = ["/a/?b#c", "/a/", "https://elsewhere.example/a/", "/d.html"];
  expect(framedPaths(urls.map((url) => ({ url })))).toEqual(["/a/", "/d.html"]);
});
