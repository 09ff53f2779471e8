import { styled } from "../theme/styled";
import { spinnerRecipe } from "./spinner.recipe";

const Status = styled("div", spinnerRecipe);

/** Says that something is being loaded; not seen before 150 ms, so that it does not flash. */
export const Spinner = () => (
  <Status role="status" aria-label="Loading">
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <circle cx="12" cy="12" r="9" pathLength="100" strokeDasharray="28 72" />
    </svg>
  </Status>
);
