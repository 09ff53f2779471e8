import { load, loadable } from "../../lib/loading";

const menuPanel = loadable(["code", "menu"], async () => (await import("./MenuPanel")).MenuPanel);

/** Fetches the menu itself, once: the one place where its code is imported. */
export const loadMenuPanel = () => load(menuPanel);

export type MenuPanelComponent = Awaited<ReturnType<typeof loadMenuPanel>>;
