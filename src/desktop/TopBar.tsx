import { Code2 } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useSite } from "../content/shell";
import { styled } from "../theme/styled";
import { Clock } from "./Clock";
import { ResumeLink } from "./ResumeLink";
import { ThemeMenu } from "./ThemeMenu";
import { topBarRecipe } from "./topBar.recipe";
import { words } from "./topBar.words";

const Bar = styled("header", topBarRecipe);

// The longest usual form with seconds, "Wed 12:08:08 AM".
const WIDER_CLOCK: CSSProperties & { "--clock": string } = { "--clock": "9.25em" };

/** `children` stand beside the owner's name: the desktop puts its View menu there. */
export const TopBar = ({ children }: { children?: ReactNode }) => {
  const { owner, repository, resume, clock } = useSite();
  return (
    <Bar aria-label={words.name}>
      <h1>{owner.name}</h1>
      {children}
      <div
        data-part="end"
        data-with-resume={resume === null ? undefined : ""}
        style={clock.showSeconds ? WIDER_CLOCK : undefined}
      >
        <Clock />
        {resume && <ResumeLink resume={resume} />}
        <a
          href={repository}
          rel="noopener noreferrer"
          target="_blank"
          aria-label={words.sourceCodeNewTab}
        >
          <Code2 aria-hidden />
          <span data-part="wide-label">{words.sourceCode}</span>
        </a>
        <ThemeMenu />
      </div>
    </Bar>
  );
};
