import fs from "node:fs";
import path from "node:path";
import { parseJson } from "../../src/build/files/parseJson";
import { dataFile } from "../../src/build/files/readDocument";
import { projectRoot } from "../../src/build/paths";
import { recordOf } from "../../src/build/record";
import type { KnownSample } from "../../src/build/sample/knownSample";
import { fileMark } from "../../src/build/sample/marks";
import { sliceTemplates } from "../templates/slices";

/** The data files that an import may write. */
export const WRITTEN_SLICES = [
  "site",
  "general",
  "contacts",
  "projects",
  "interests",
  "career",
] as const;

export type WrittenSlice = (typeof WRITTEN_SLICES)[number];

/** Who wrote a file: nobody yet, we ("example" is what `npm run init` leaves), or the owner. */
export type Writer = "nobody" | "sample" | "example" | "owner";

export interface PresentFile {
  readonly value: unknown;
  readonly writer: Writer;
}

export type PresentFiles = Readonly<Record<WrittenSlice, PresentFile>>;

const read = (slice: WrittenSlice): { bytes: Buffer; value: unknown } | undefined => {
  const file = path.join(projectRoot(), dataFile(slice));
  if (!fs.existsSync(file)) return undefined;
  const bytes = fs.readFileSync(file);
  const parsed = parseJson(bytes.toString("utf8"));
  if (parsed.ok) return { bytes, value: parsed.value };
  throw new Error(
    `${dataFile(slice)} can't be read, so nothing was imported. npm run check:content says where it is broken.`,
  );
};

/** What `npm run init` would have written for the owner that `site.json` names. */
const examplesFor = (site: unknown): Readonly<Record<string, unknown>> => {
  const { owner, siteUrl, repository } = recordOf(site);
  const { name, role, email, place } = recordOf(owner);
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return sliceTemplates({
    name: text(name),
    role: text(role),
    email: text(email),
    place: typeof place === "string" ? place : undefined,
    site: text(siteUrl),
    repository: text(repository),
  });
};

/** However it is laid out, and in whatever year: the examples name the present one and the one before. */
const bare = (value: unknown): string =>
  (JSON.stringify(value) ?? "").replace(/"\d{4}"/g, '"year"');

/** The data files as they are, each with who wrote it. */
export const presentFiles = ({ files }: KnownSample): PresentFiles => {
  const examples = examplesFor(read("site")?.value);
  const entries = WRITTEN_SLICES.map((slice): [WrittenSlice, PresentFile] => {
    const found = read(slice);
    if (found === undefined) return [slice, { value: undefined, writer: "nobody" }];
    const { bytes, value } = found;
    const name = dataFile(slice);
    if (files[name] === fileMark(name, bytes)) return [slice, { value, writer: "sample" }];
    const isExample = bare(value) === bare(examples[slice]);
    return [slice, { value, writer: isExample ? "example" : "owner" }];
  });
  return Object.fromEntries(entries) as Record<WrittenSlice, PresentFile>;
};
