import { QueryClient } from "@tanstack/react-query";

/**
 * Keeps the posts that have been fetched. A failed query is not tried again by itself (the reader
 * has `Try again`); everything else is as the library has it.
 */
export const postsClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
