import { sharePictureAddress } from "../../src/lib/sharePicture";

test.each([
  ["/", "/share/index.jpg"],
  ["/projects/", "/share/projects.jpg"],
  ["/projects/avocado/", "/share/projects/avocado.jpg"],
  ["/posts/2024-a-year/", "/share/posts/2024-a-year.jpg"],
])("the picture of %s is %s", (pagePath, address) => {
  expect(sharePictureAddress(pagePath)).toBe(address);
});

const ANY_SCRIPT = [
  "/posts/Ünïcode/",
  "/posts/日本語/",
  "/posts/🚀/",
  "/posts/مرحبا/",
  "/posts/a b & c?d#e%/",
  "/posts/../../etc/",
  "/404.html",
  `/posts/${"日".repeat(300)}/`,
  `/posts/${"a".repeat(300)}/`,
];

test.each(ANY_SCRIPT)("%s has an address that is legal everywhere", (pagePath) => {
  const address = sharePictureAddress(pagePath);
  expect(address).toMatch(/^\/share(?:\/[a-z0-9][a-z0-9-]*)+\.jpg$/);
  for (const part of address.split("/")) expect(part.length).toBeLessThan(100);
});

test("two pages never share a picture", () => {
  const paths = [
    ...ANY_SCRIPT,
    "/",
    "/index/",
    "/projects/",
    "/projects/index/",
    "/posts/uenicode/",
    "/posts/unicode/",
    "/posts/UNICODE/",
    "/posts/",
    "/share/posts/",
  ];
  expect(new Set(paths.map(sharePictureAddress)).size).toBe(paths.length);
});

test.each([
  ["/posts/%E6%97%A5%E6%9C%AC%E8%AA%9E/", "/posts/日本語/"],
  ["/posts/%F0%9F%9A%80", "/posts/🚀/"],
  ["/projects/avocado", "/projects/avocado/"],
  ["/posts/u\u0308/", "/posts/ü/"],
])("%s is the same page as %s", (one, other) => {
  expect(sharePictureAddress(one)).toBe(sharePictureAddress(other));
});
