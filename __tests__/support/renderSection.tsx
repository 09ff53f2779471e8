import { type ComponentType, StrictMode } from "react";
import { SectionContent } from "../../src/apps/about-me/SectionContent";
import { type Shell, sectionAt, useNavigation } from "../../src/content/shell";
import { useLastWhile } from "../../src/lib/useLastWhile";
import { createPages } from "../../src/sections/pages";
import type { SectionProps } from "../../src/sections/section";
import { addressInFront, useWindowsState } from "../../src/windows";
import { anApp, renderOnDesktop } from "./renderDesktop";
import { aShell } from "./shell";

const WINDOW = anApp({ id: "sections", title: "Sections", showsPages: true });

/** The page of a section that the address names, as About Me shows it: another section leaves it as it is. */
const Section = ({ title }: { title: string | undefined }) => {
  const address = addressInFront(useWindowsState());
  const isHere = sectionAt(useNavigation(), address)?.title === title;
  return <SectionContent address={useLastWhile(isHere, address)} onFilled={() => {}} />;
};

/**
 * A section without the window around it, at the first of its pages, whose content is given by address. Any other page
 * is loaded as in the site.
 */
export const renderSection = <Data,>(
  View: ComponentType<SectionProps<Data>>,
  content: Readonly<Record<string, Data>>,
  shell: Shell = aShell(),
) => {
  const [address = ""] = Object.keys(content);
  const sections = shell.navigation.nodes;
  const pages = createPages(shell);
  for (const [at, data] of Object.entries(content)) {
    pages.put(at, {
      View: View as ComponentType<SectionProps<unknown>>,
      data,
      title: null,
      item: null,
    });
  }
  return renderOnDesktop(
    <StrictMode>
      <Section title={sectionAt(sections, address)?.title} />
    </StrictMode>,
    [WINDOW],
    { shell, pages, addresses: { [WINDOW.id]: address } },
  );
};
