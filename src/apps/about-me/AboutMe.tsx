import { useId, useRef } from "react";
import { useNavigation } from "../../content/navigation";
import { useSelectedMenu } from "../../content/preferences";
import { aboutMeRecipe } from "../../theme/recipes/aboutMe";
import { styled } from "../../theme/styled";
import { SectionPanel } from "./SectionPanel";
import { SectionTabs } from "./SectionTabs";
import { sections } from "./sections/registry";
import { useFocusShownPanel } from "./useFocusShownPanel";
import { usePreparedSections } from "./usePreparedSections";

const Layout = styled("div", aboutMeRecipe);

/** The owner's sections, one shown at a time. */
export const AboutMe = () => {
  const items = useNavigation();
  const [selectedMenu, selectMenu] = useSelectedMenu();
  const [prepared, prepare] = usePreparedSections();
  const panels = useRef<HTMLDivElement>(null);
  const id = useId();

  // The owner may have taken the section out that is asked for.
  const selectedIndex = Math.max(
    0,
    items.findIndex(({ title }) => title === selectedMenu),
  );
  const tabId = (index: number) => `${id}tab-${index}`;
  const panelId = (index: number) => `${id}panel-${index}`;
  useFocusShownPanel(panels, panelId(selectedIndex));

  if (items.length === 0) {
    return (
      <Layout>
        <p data-part="empty">There are no sections to show yet.</p>
      </Layout>
    );
  }
  return (
    <Layout>
      <div data-part="columns">
        <SectionTabs
          items={items}
          selectedIndex={selectedIndex}
          tabId={tabId}
          panelId={panelId}
          onSelect={selectMenu}
          onFetched={prepare}
        />
        <div data-part="panels" ref={panels}>
          {items.map(({ title }, index) => {
            const source = sections[title];
            return (
              source && (
                <SectionPanel
                  key={title}
                  id={panelId(index)}
                  tabId={tabId(index)}
                  source={source}
                  isShown={index === selectedIndex}
                  isPrepared={prepared.has(title)}
                />
              )
            );
          })}
        </div>
      </div>
    </Layout>
  );
};
