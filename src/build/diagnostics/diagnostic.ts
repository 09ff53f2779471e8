/** Where something stands in a file: line and column count from 1; a column is one UTF-16 code unit, a tab too. */
export interface Position {
  line: number;
  column: number;
}

/** One thing to put right, as the owner reads it. */
export interface Diagnostic extends Position {
  /** The file as seen from the project's root, for example "data/interests.json". */
  file: string;
  /** The way to the value, for example ["interests", "AI", "topics", "2", "seniority"]. */
  path: readonly string[];
  /** What is wrong and what would be right. */
  sentence: string;
}
