import { onDemand } from "../../lib/onDemand";

const menuPanel = onDemand(async () => (await import("./MenuPanel")).MenuPanel);

/** Fetches the menu itself, once: the one place where its code is imported. */
export const loadMenuPanel = menuPanel.load;

export type MenuPanelComponent = Awaited<ReturnType<typeof loadMenuPanel>>;
