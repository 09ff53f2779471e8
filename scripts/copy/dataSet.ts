import { cp, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ProjectCopy } from "./projectCopy";

const DATA_SETS = resolve("__tests__/data-sets");

/** The names of the data sets that are kept for tests, beside the sample. */
export const dataSets = (): Promise<string[]> => readdir(DATA_SETS);

/** Lays the files of a data set over the sample's. */
export const layDataSet = ({ folder }: ProjectCopy, name: string): Promise<void> =>
  cp(join(DATA_SETS, name), join(folder, "data"), { recursive: true });
