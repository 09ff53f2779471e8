import { emitter, store } from "gatsby/dist/redux";
import { enqueueFlush } from "gatsby/dist/utils/page-data";

const SOON_MS = 200;

/** Whether a page's query has been answered, and the answer is nowhere yet. */
const isAnyUnwritten = (): boolean => {
  const { pendingPageDataWrites, queries } = store.getState();
  return [...pendingPageDataWrites.pagePaths].some((pagePath) => {
    const query = queries.trackedQueries.get(pagePath);
    return query?.dirty === 0 && query.running === 0;
  });
};

/**
 * While the site is developed, does what Gatsby leaves undone. A query that is answered while it writes the answers to
 * others stays unwritten, and its page is waited for in vain. And one whose answer is the same as before is not written,
 * so that whoever waits for the page looks again only five seconds later.
 */
export const deliverAnswers = (): void => {
  const answered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const deliverSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(deliver, SOON_MS);
  };
  const deliver = () => {
    if (isAnyUnwritten()) {
      enqueueFlush();
      deliverSoon();
      return;
    }
    for (const page of answered)
      emitter.emit("CLEAR_PENDING_PAGE_DATA_WRITE", {
        type: "CLEAR_PENDING_PAGE_DATA_WRITE",
        payload: { page },
      });
    answered.clear();
  };
  emitter.on("PAGE_QUERY_RUN", ({ payload }) => {
    answered.add(payload.path);
    deliverSoon();
  });
};
