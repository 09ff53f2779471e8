import { chakra } from "@chakra-ui/react/styled-system";
import { windowLayerRecipe } from "../theme/recipes/window";
import type { AppManifest } from "./manifest";
import { useIsWindowOpen } from "./state";
import { useFrameFocus } from "./useFrameFocus";
import { useWindowShortcuts } from "./useWindowShortcuts";
import { Window } from "./Window";
import { useWindowManager } from "./WindowManager";

const Layer = chakra("div", windowLayerRecipe);

const OpenWindow = ({ manifest }: { manifest: AppManifest }) =>
  useIsWindowOpen(manifest.id) ? <Window manifest={manifest} /> : null;

/** Every open window, in the manifests' order: a window is never moved about in the document. */
export const WindowLayer = () => {
  const { manifests } = useWindowManager();
  useWindowShortcuts();
  useFrameFocus();

  return (
    <Layer>
      {manifests.map((manifest) => (
        <OpenWindow key={manifest.id} manifest={manifest} />
      ))}
    </Layer>
  );
};
