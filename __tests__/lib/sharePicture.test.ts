import { sharePictureAddress } from "../../src/lib/sharePicture";

it.each([
  ["/", "/share/index.jpg"],
  ["/projects/", "/share/projects.jpg"],
  ["/projects/avocado/", "/share/projects/avocado.jpg"],
  ["/posts/日本語-🚀/", "/share/posts/日本語-🚀.jpg"],
])("of %s it is %s", (pagePath, address) => {
  expect(sharePictureAddress(pagePath)).toBe(address);
});
