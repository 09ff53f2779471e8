import { Menu, useMenuStyles } from "@chakra-ui/react/menu";
import { chakra } from "@chakra-ui/react/styled-system";
import { Gutter } from "./Gutter";
import { checkMark } from "./glyphs";
import type { RadioEntry } from "./MenuEntry";
import { useMenuLevel } from "./menuContext";
import { optionItemValue } from "./menuItems";

export const RadioItems = ({ entry }: { entry: RadioEntry }) => {
  const { closeAll } = useMenuLevel();
  const styles = useMenuStyles();
  return (
    <Menu.RadioItemGroup value={optionItemValue(entry.id, entry.value)}>
      <Menu.ItemGroupLabel hidden>{entry.label}</Menu.ItemGroupLabel>
      {entry.options.map(({ value, label, picture }) => (
        <Menu.RadioItem
          key={value}
          value={optionItemValue(entry.id, value)}
          closeOnSelect={false}
          onClick={() => {
            closeAll();
            entry.onChange(value);
          }}
        >
          <Gutter>
            <Menu.ItemIndicator>{checkMark}</Menu.ItemIndicator>
          </Gutter>
          {picture !== undefined && (
            <chakra.span aria-hidden css={styles.picture}>
              {picture}
            </chakra.span>
          )}
          <Menu.ItemText>{label}</Menu.ItemText>
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
};
