import { emitter, store } from "gatsby/dist/redux";
import { enqueueFlush } from "gatsby/dist/utils/page-data";
import { deliverAnswers } from "../../src/build/gatsby/deliverAnswers";

jest.mock("gatsby/dist/redux", () => ({
  emitter: { on: jest.fn(), emit: jest.fn() },
  store: { getState: jest.fn() },
}));
jest.mock("gatsby/dist/utils/page-data", () => ({ enqueueFlush: jest.fn() }));

type Query = { dirty: number; running: number };

const ANSWERED: Query = { dirty: 0, running: 0 };

const developedWith = (pending: Record<string, Query>) =>
  jest.mocked(store.getState).mockReturnValue({
    pendingPageDataWrites: { pagePaths: new Set(Object.keys(pending)) },
    queries: { trackedQueries: new Map(Object.entries(pending)) },
  } as never);

const answer = (path: string) =>
  jest.mocked(emitter.on).mock.lastCall?.[1]({ payload: { path } } as never, undefined as never);

const told = () =>
  jest.mocked(emitter.emit).mock.calls.map(([event, action]) => [event, action.payload]);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  deliverAnswers();
});

afterEach(() => {
  jest.useRealTimers();
});

test("an answer that nobody writes is written, as soon as Gatsby can", () => {
  developedWith({ "/mission/": ANSWERED });
  answer("/mission/");
  expect(enqueueFlush).not.toHaveBeenCalled();
  jest.advanceTimersByTime(650);
  expect(enqueueFlush).toHaveBeenCalledTimes(3);
  developedWith({});
  jest.advanceTimersByTime(5000);
  expect(enqueueFlush).toHaveBeenCalledTimes(3);
});

test("who waits for a page whose answer is as before is told, once", () => {
  developedWith({ "/posts/": { dirty: 3, running: 0 } });
  answer("/mission/");
  expect(told()).toEqual([]);
  jest.advanceTimersByTime(5000);
  expect(told()).toEqual([["CLEAR_PENDING_PAGE_DATA_WRITE", { page: "/mission/" }]]);
});

test("what is still asked, or that nobody has asked for, is left alone", () => {
  developedWith({ "/mission/": { dirty: 0, running: 1 }, "/posts/": { dirty: 3, running: 0 } });
  answer("/projects/");
  jest.advanceTimersByTime(5000);
  expect(enqueueFlush).not.toHaveBeenCalled();
});
