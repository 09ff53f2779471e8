import { jsx } from "@emotion/react";
import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type ElementType,
  type ForwardRefExoticComponent,
  forwardRef,
} from "react";
import type { PreparedRecipe } from "./prepareRecipe";

/** An element (or a component that takes a `className`) with a recipe's styles. */
export const styled = <Tag extends ElementType>(
  tag: Tag,
  recipe: PreparedRecipe,
  defaultProps?: Partial<ComponentPropsWithoutRef<Tag>>,
) =>
  forwardRef<unknown, object>((props, ref) =>
    jsx(tag, { ...(defaultProps as object), ...props, ref, css: recipe }),
  ) as ForwardRefExoticComponent<ComponentPropsWithRef<Tag>>;
