import type { GatsbyConfig, IAdapter } from "gatsby";
import config from "../../gatsby-config";

/** Looks for the host's adapter by the environment, and installs it where it is not there. */
const lookForAdapter = jest.fn<unknown, []>(() => undefined);

jest.mock("gatsby/dist/utils/adapter/init", () => ({ getAdapterInit: lookForAdapter }));

interface GatsbyStore {
  dispatch(action: { type: "SET_SITE_CONFIG"; payload: GatsbyConfig }): void;
  getState(): { adapter: { instance?: IAdapter } };
}

const { store }: { store: GatsbyStore } = require("gatsby/dist/redux");
const { initAdapterManager } = require("gatsby/dist/utils/adapter/manager");

/** Which adapter Gatsby works with on Netlify when the site is configured so. */
const adapterOnNetlify = async (site: GatsbyConfig): Promise<IAdapter | undefined> => {
  store.dispatch({ type: "SET_SITE_CONFIG", payload: site });
  await initAdapterManager();
  return store.getState().adapter.instance;
};

const earlier = process.env.NETLIFY;
beforeEach(() => {
  process.env.NETLIFY = "true";
  lookForAdapter.mockClear();
});
afterEach(() => {
  if (earlier === undefined) delete process.env.NETLIFY;
  else process.env.NETLIFY = earlier;
});

test("on Netlify Gatsby works with the site's adapter, which does nothing, and looks for no other", async () => {
  const adapter = await adapterOnNetlify(config);
  expect(adapter).toBe(config.adapter);
  expect(Object.keys(adapter ?? {})).toEqual(["name", "adapt"]);
  expect(lookForAdapter).not.toHaveBeenCalled();
});

test("without that it would look for Netlify's, which adds headers of its own", async () => {
  const known: readonly { name: string; test(): boolean }[] = require("gatsby/adapters");
  expect(known.filter((host) => host.test()).map(({ name }) => name)).toEqual(["Netlify"]);
  const { adapter: _, ...without } = config;
  await adapterOnNetlify(without);
  expect(lookForAdapter).toHaveBeenCalledTimes(1);
});
