import { useMenuStyles } from "@chakra-ui/react/menu";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useMenuLevel } from "./menuContext";

/** The place of an icon or a mark at the left of a label, the same in all of a menu's entries. */
export const Gutter = ({ children }: { children?: ReactNode }) => {
  const styles = useMenuStyles();
  const { hasGutter } = useMenuLevel();
  if (!hasGutter) return null;
  return (
    <chakra.span aria-hidden css={styles.gutter}>
      {children}
    </chakra.span>
  );
};
