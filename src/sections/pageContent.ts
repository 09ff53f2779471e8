import { withPrefix } from "gatsby";

/** What Gatsby keeps of a page beside its HTML. */
export interface PageContent {
  readonly data: unknown;
  readonly title: string | null;
  readonly item: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const isTextOrNull = (value: unknown): value is string | null =>
  value === null || typeof value === "string";

/** A page's content from the JSON that Gatsby keeps of it; undefined when it is anything else. */
export const readPageContent = (answer: unknown): PageContent | undefined => {
  const result = isRecord(answer) ? answer.result : undefined;
  const context = isRecord(result) ? result.pageContext : undefined;
  if (!isRecord(result) || !isRecord(context)) return undefined;
  const { title, item } = context;
  return isTextOrNull(title) && isTextOrNull(item) ? { data: result.data, title, item } : undefined;
};

const addressOfData = (address: string): string =>
  withPrefix(`/page-data/${address.replace(/^\/|\/$/g, "") || "index"}/page-data.json`);

export const WRONG_CONTENT = "What the server sent is not the content of this page.";

/** Whether a page could not be fetched because the site does not have it. */
export const isPageGone = (error: unknown): boolean =>
  error instanceof Error && error.cause === 404;

/**
 * Fetches the content of a page of this site. Not by Gatsby's own loader, which keeps what has
 * failed: a second try would end as the first.
 */
export const fetchPageContent = async (address: string): Promise<PageContent> => {
  const response = await fetch(addressOfData(address));
  const { ok, status } = response;
  if (!ok) throw new Error(`This page could not be fetched (${status}).`, { cause: status });
  // HTML instead of JSON ends in an error of the parser that says nothing to a visitor.
  const content = readPageContent(await response.json().catch(() => undefined));
  if (content === undefined) throw new Error(WRONG_CONTENT);
  return content;
};
