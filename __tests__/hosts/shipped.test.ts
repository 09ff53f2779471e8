import fs from "node:fs";
import { readableMail } from "../../src/lib/readableMail";
import { builtFile, builtFiles } from "./support/builtFiles";

const text = (file: string) => builtFile(file).toString("utf8");

/** What people read, and programs; compressed copies hold the same. */
const texts = builtFiles.filter((file) => /\.(html|json|js|css|xml|svg|txt|map)$/.test(file));

test("nothing is shipped that only a build reads, or nobody", () => {
  const needless = builtFiles.filter((file) =>
    /^\/(~partytown|_gatsby)\/|^\/(webpack\.stats|chunk-map)\.json/.test(file),
  );
  expect(needless).toEqual([]);
});

const { owner, resume } = JSON.parse(fs.readFileSync(".checked-content/site.json", "utf8"));
const mails = new Set<string>([
  owner.email,
  ...JSON.parse(fs.readFileSync("data/contacts.json", "utf8"))
    .flatMap(({ topics }: { topics: { mail?: string; link?: string }[] }) => topics)
    .flatMap(({ mail, link }: { mail?: string; link?: string }) => [
      ...(mail ? [mail] : []),
      ...(link?.startsWith("mailto:") ? [link.replace(/^mailto:|\?.*$/g, "")] : []),
    ]),
]);

test("a mail address stands in plain in no file, but for the résumé's where the owner says so", () => {
  const resumeFiles = resume?.showMail ? ["/resume.txt", "/resume.json"] : [];
  for (const mail of mails) {
    const found = texts.filter((file) => text(file).includes(mail));
    expect([mail, found.filter((file) => !resumeFiles.includes(file))]).toEqual([mail, []]);
  }
});

test("it still reaches a person without script, in words", () => {
  expect(text("/404.html")).toContain(readableMail(owner.email));
});
