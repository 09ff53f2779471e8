import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface Named {
  name: string;
}

interface Group {
  heading: string;
  topics: readonly Named[];
}

/** The first of the copies is the original, so that what the site's defaults name is still there. */
const copyName = (name: string, copy: number) => (copy === 0 ? name : `${name} ${copy + 1}`);

const copies = <Item>(
  items: readonly Item[],
  times: number,
  rename: (item: Item, copy: number) => Item,
) => Array.from({ length: times }, (_, copy) => items.map((item) => rename(item, copy))).flat();

/** So many times as many records, alike but for their names. */
export const multiplyRecords = <Item extends Named>(
  items: readonly Item[],
  times: number,
): Item[] => copies(items, times, (item, copy) => ({ ...item, name: copyName(item.name, copy) }));

/** The same groups with so many times as many topics. */
export const multiplyTopics = <Item extends Group>(
  groups: readonly Item[],
  times: number,
): Item[] => groups.map((group) => ({ ...group, topics: multiplyRecords(group.topics, times) }));

const read = <Content>(folder: string, file: string): Content =>
  JSON.parse(readFileSync(join(folder, file), "utf8"));

const write = (folder: string, file: string, content: unknown) =>
  writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);

/**
 * Writes content that is so many times as large into a folder: projects, posts, and topics of interests and contacts of
 * the data folder `from`.
 */
export const writeMultipliedContent = (from: string, to: string, times: number): void => {
  for (const file of ["projects.json", "posts.json"])
    write(to, file, multiplyRecords(read<Named[]>(from, file), times));
  for (const file of ["interests.json", "contacts.json"])
    write(to, file, multiplyTopics(read<Group[]>(from, file), times));
};
