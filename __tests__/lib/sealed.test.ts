import { makeApplication } from "../../src/application";
import { fromBase64, hashOf, linkIn, newLink, seal, unseal } from "../../src/lib/sealed";
import { aSiteContent } from "../support/siteContent";

const sealed = async () => {
  const application = await makeApplication(
    aSiteContent(),
    { reader: "Acme", projects: [], skills: [], windows: [] },
    "Dear *reader*",
  );
  const link = newLink();
  return { application, link, file: await seal(application, link) };
};

test("a sealed application opens with its link, and twice", async () => {
  const { application, link, file } = await sealed();
  expect(linkIn(hashOf(link))).toEqual(link);
  const plain = JSON.parse(JSON.stringify(application));
  for (let visit = 0; visit < 2; visit++) expect(await unseal(file, link)).toEqual(plain);
  expect(plain.letter).toBe("<p>Dear <em>reader</em></p>");
});

test("another key, another file and a changed byte open nothing", async () => {
  const { link, file } = await sealed();
  const other = newLink();
  const bytes = fromBase64(file.text);
  const last = bytes.length - 1;
  for (const place of [0, last]) {
    const changed = bytes.map((byte, index) => (index === place ? byte ^ 1 : byte));
    const text = Buffer.from(changed).toString("base64");
    await expect(unseal({ ...file, text }, link)).rejects.toThrow();
  }
  await expect(unseal(file, { ...link, key: other.key })).rejects.toThrow();
  await expect(unseal(file, { ...link, id: other.id })).rejects.toThrow();
  await expect(unseal({ ...file, v: 2 as never }, link)).rejects.toThrow("2");
});

test("sealed twice, no part of the file is the same, and none is plain", async () => {
  const { application, link, file } = await sealed();
  const again = await seal(application, link);
  expect(again.iv).not.toBe(file.iv);
  expect(again.text.slice(0, 20)).not.toBe(file.text.slice(0, 20));
  expect(atob(file.text)).not.toContain("Acme");
});

test.each(["", "#", "#abc", `${hashOf(newLink())}0`, hashOf(newLink()).slice(0, -1)])(
  "%s is no link",
  (hash) => expect(linkIn(hash)).toBeNull(),
);
