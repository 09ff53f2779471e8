import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { withLiterals } from "./literalTokens";
import { system } from "./system";

/**
 * The slots of a recipe for one of Chakra's own components, with the values of tokens in place of their
 * names: Chakra would make references of them to custom properties that no page has. (See
 * `prepareRecipe`, which the build runs in the same way.)
 */
export const prepareSlots = <Slot extends string>(
  base: Record<Slot, SystemStyleObject>,
): Record<Slot, SystemStyleObject> => {
  const slots = Object.entries<SystemStyleObject>(base);
  return Object.fromEntries(
    slots.map(([slot, styles]) => [slot, withLiterals(system.css(styles)) as SystemStyleObject]),
  ) as Record<Slot, SystemStyleObject>;
};
