import fc from "fast-check";
import { z } from "zod";
import {
  deobfuscate,
  linkHost,
  linkPlace,
  mailOfLink,
  obfuscate,
  readableMail,
  readablePhone,
} from "../../src/lib/addresses";
import { linkPreviewAddress, wholeAddress } from "../../src/lib/siteFiles";
import { siteAddress } from "../../src/windows/history/siteAddress";

test.each([
  ["https://www.typescriptlang.org/", "typescriptlang.org", "typescriptlang.org"],
  ["https://github.com/vega/vega?tab=readme#top", "github.com", "github.com/vega/vega"],
  ["HTTPS://WWW.Example.com", "Example.com", "Example.com"],
  ["https://www-data.example.com/a//", "www-data.example.com", "www-data.example.com/a"],
  ["https://example.com?page=https://www.other.org/", "example.com", "example.com"],
  ["https://example.com:8080/x", "example.com:8080", "example.com:8080/x"],
])("the link %s is shown with the host %s and the place %s", (link, host, place) => {
  expect(linkHost(link)).toBe(host);
  expect(linkPlace(link)).toBe(place);
});

test("the place of any web link begins with its host", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
      const host = linkHost(link);
      expect(host).not.toBe("");
      expect(linkPlace(link).startsWith(host)).toBe(true);
      expect(new URL(link).host.endsWith(host.toLowerCase())).toBe(true);
    }),
  );
});

test.each([
  ["mailto:me@example.com", "me@example.com"],
  ["MAILTO:me@example.com?subject=Hi%20there", "me@example.com"],
  ["mailto:me%2Byou%40example.com", "me+you@example.com"],
  ["mailto:100%@example.com", "100%@example.com"],
  ["https://example.com/mailto:me@example.com", null],
])("the link %s has the mail address %s", (link, address) => {
  expect(mailOfLink(link)).toBe(address);
});

test.each([
  ["https://example.com/", "/", "https://example.com/"],
  ["https://example.com/", "/posts/a/", "https://example.com/posts/a/"],
  ["https://example.com/portfolio/", "/", "https://example.com/portfolio/"],
  ["https://example.com/portfolio/", "/rss.xml", "https://example.com/portfolio/rss.xml"],
  ["https://example.com/", "/posts/日本/", "https://example.com/posts/%E6%97%A5%E6%9C%AC/"],
])("a page of the site %s at %s has the full address %s", (home, path, whole) => {
  expect(wholeAddress(home, path)).toBe(whole);
});

test.each([
  ["/", "/"],
  ["/projects/film/", "/projects/film/"],
  ["/projects", "/projects/"],
  ["/posts/%E6%97%A5%E6%9C%AC%E8%AA%9E/", "/posts/日本語/"],
  ["/posts/%F0%9F%8E%AC", "/posts/🎬/"],
  ["/posts/%E6%97/", "/posts/%E6%97/"],
  ["/%", "/%/"],
])("the page that the browser calls %s is %s", (pathname, address) => {
  expect(siteAddress(pathname)).toBe(address);
});

test.each([
  ["/", "/share/index.jpg"],
  ["/projects/", "/share/projects.jpg"],
  ["/projects/avocado/", "/share/projects/avocado.jpg"],
  ["/posts/日本語-🚀/", "/share/posts/日本語-🚀.jpg"],
])("the page at %s has the link preview %s", (pagePath, address) => {
  expect(linkPreviewAddress(pagePath)).toBe(address);
});

// Addresses as the content check accepts them.
const mailAddress = fc.emailAddress().filter((mail) => z.regexes.email.test(mail));

test("an obfuscated mail address can be restored, and collectors do not find it", () => {
  fc.assert(
    fc.property(mailAddress, (mail) => {
      for (const address of [mail, `mailto:${mail}`, `mailto:${mail}?subject=a%20@b`]) {
        expect(obfuscate(address)).not.toContain("@");
        expect(obfuscate(address)).not.toContain("mailto:");
        expect(deobfuscate(obfuscate(address))).toBe(address);
      }
    }),
  );
});

test.each(["https://social.example/@alex", "HTTPS://example.com", "/talk.pdf"])(
  "%s is no mail address and stays as it is",
  (address) => {
    expect(obfuscate(address)).toBe(address);
    expect(deobfuscate(address)).toBe(address);
  },
);

test("a mail address without scripts is in words that a reader can undo", () => {
  expect(readableMail("alex@example.com")).toBe("alex (at) example (dot) com");
  fc.assert(
    fc.property(fc.emailAddress(), (mail) => {
      const words = readableMail(mail);
      expect(words).not.toMatch(/[@.]/);
      expect(words.replaceAll(" (at) ", "@").replaceAll(" (dot) ", ".")).toBe(mail);
    }),
  );
});

test.each([
  ["+47 22 33 44 55", "plus 47, 22, 33, 44, 55"],
  ["+4722334455", "plus 472, 233, 445, 5"],
  ["(022) 334-455", "022, 334, 455"],
])("the phone number %s without scripts is %s", (phone, words) => {
  expect(readablePhone(phone)).toBe(words);
  expect(words).not.toMatch(/\+|(\d[\s().-]*){4}/);
});
