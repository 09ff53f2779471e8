import { useWindowManager } from "./WindowManager";

/** What apps run from arrival on, whether their window is open or not. */
export const BackgroundApps = () => {
  const { manifests } = useWindowManager();
  return manifests.map(({ id, Background }) => Background && <Background key={id} />);
};
