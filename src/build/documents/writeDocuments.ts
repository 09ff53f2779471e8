import fs from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../paths";
import { allDocuments, DOCUMENTS_FOLDER, type RunQuery } from "./contentDocuments";

/** Writes every content document into the built site, in place of those of an earlier build. */
export const writeDocuments = async (runQuery: RunQuery): Promise<void> => {
  const documents = await allDocuments(runQuery);
  const folder = path.join(projectRoot(), "public", DOCUMENTS_FOLDER);
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(path.join(folder, "posts"), { recursive: true });
  for (const [file, document] of documents) {
    await fs.writeFile(path.join(folder, file), JSON.stringify(document));
  }
};
