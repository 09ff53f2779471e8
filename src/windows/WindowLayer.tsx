import { useCallback, useState } from "react";
import { windowLayerRecipe } from "../theme/recipes/window";
import { styled } from "../theme/styled";
import type { AppManifest } from "./manifest";
import { useIsWindowOpen } from "./state";
import { useFrameFocus } from "./useFrameFocus";
import { useWindowShortcuts } from "./useWindowShortcuts";
import { Window } from "./Window";
import { useWindowManager } from "./WindowManager";

const Layer = styled("div", windowLayerRecipe);

/** A window is on screen while it is open, and a moment longer: until it has gone out of sight. */
const ShownWindow = ({ manifest }: { manifest: AppManifest }) => {
  const isOpen = useIsWindowOpen(manifest.id);
  const [isShown, setIsShown] = useState(isOpen);
  if (isOpen && !isShown) setIsShown(true);
  const onLeft = useCallback(() => setIsShown(false), []);
  return isShown ? <Window manifest={manifest} isLeaving={!isOpen} onLeft={onLeft} /> : null;
};

/** Every open window, in the manifests' order: a window is never moved about in the document. */
export const WindowLayer = () => {
  const { manifests } = useWindowManager();
  useWindowShortcuts();
  useFrameFocus();

  return (
    <Layer>
      {manifests.map((manifest) => (
        <ShownWindow key={manifest.id} manifest={manifest} />
      ))}
    </Layer>
  );
};
