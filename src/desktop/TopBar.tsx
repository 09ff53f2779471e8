import { Code2 } from "lucide-react";
import type { ReactNode } from "react";
import { useSite } from "../content/shell";
import { styled } from "../theme/styled";
import { Clock } from "./Clock";
import { ResumeLink } from "./ResumeLink";
import { ThemeMenu } from "./ThemeMenu";
import { topBarRecipe } from "./topBar.recipe";

const Bar = styled("header", topBarRecipe);

/** `children` stand beside the owner's name: the desktop puts its View menu there. */
export const TopBar = ({ children }: { children?: ReactNode }) => {
  const { owner, repository, resume, clock } = useSite();
  return (
    <Bar aria-label="Top bar">
      <h1>{owner.name}</h1>
      {children}
      <div
        data-part="end"
        data-with-resume={resume === null ? undefined : ""}
        data-with-seconds={clock.showSeconds ? "" : undefined}
      >
        {resume && <ResumeLink resume={resume} />}
        <a
          href={repository}
          rel="noopener noreferrer"
          target="_blank"
          aria-label="Source code (opens in a new tab)"
        >
          <Code2 aria-hidden />
          <span data-part="wide-label">Source code</span>
        </a>
        <ThemeMenu />
        <Clock />
      </div>
    </Bar>
  );
};
