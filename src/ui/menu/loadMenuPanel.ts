/** Fetches the menu itself: the one place where its code is imported. */
export const loadMenuPanel = async () => (await import("./MenuPanel")).MenuPanel;

export type MenuPanelComponent = Awaited<ReturnType<typeof loadMenuPanel>>;
