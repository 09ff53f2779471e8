import { render } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { type MutableSnapshot, RecoilRoot } from "recoil";

/** A section of About Me without the window around it, its slices seeded beforehand. */
export const renderSection = (section: ReactNode, seed: (snapshot: MutableSnapshot) => void) =>
  render(
    <StrictMode>
      <RecoilRoot initializeState={seed}>{section}</RecoilRoot>
    </StrictMode>,
  );
