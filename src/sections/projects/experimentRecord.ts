import { recordOf } from "../../lib/unknownValue";

/** What an experiment has measured. */
export interface ExperimentRecord {
  readonly figure: string;
  readonly words: string;
}

/** In letters. */
const LONGEST = { figure: 24, words: 60 };

const VISIBLE = /[^\s\p{C}\p{Z}]/u;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && VISIBLE.test(value) && [...value].length <= longest;

/** The record in a message from an experiment's page; null if it is malformed. */
export const readExperimentRecord = (data: unknown): ExperimentRecord | null => {
  const { figure, words } = recordOf(data);
  return isText(figure, LONGEST.figure) && isText(words, LONGEST.words) ? { figure, words } : null;
};
