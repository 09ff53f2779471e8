import JSZip from "jszip";

const SIGNS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

/** A text of HTML or XML as it is read. */
export const unescaped = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => SIGNS[name] ?? "");

/** A Word file: its XML, the text of each paragraph, and the addresses of its links. */
export const readWord = async (file: Buffer) => {
  const { files } = await JSZip.loadAsync(file);
  const read = async (part: string) => (await files[`word/${part}`]?.async("text")) ?? "";
  const body = await read("document.xml");
  const links = await read("_rels/document.xml.rels");
  return {
    body,
    styles: await read("styles.xml"),
    paragraphs: body.split("</w:p>").map((xml) => unescaped(xml.replace(/<[^>]+>/g, ""))),
    links: [...links.matchAll(/Target="([^"]+)"/g)].map(([, url = ""]) => unescaped(url)),
  };
};
