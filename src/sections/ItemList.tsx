import type { ComponentProps, ReactNode } from "react";
import { useRovingFocus } from "../components/useRovingFocus";
import { AppLink } from "../windows";
import * as section from "./Section.module.css";

interface ItemListProps<Item>
  extends Pick<ComponentProps<"ul">, "id" | "className" | "aria-labelledby"> {
  items: readonly Item[];
  shownIndex: number;
  onChosen?: () => void;
  children: (item: Item) => ReactNode;
}

/** Links to the pages of a section, of which one is shown: one stop of the Tab key, however many there are. */
export const ItemList = <Item extends { readonly name: string; readonly address: string }>({
  items,
  shownIndex,
  onChosen,
  children,
  ...rest
}: ItemListProps<Item>) => {
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: items.map(({ name }) => name),
    currentIndex: shownIndex,
    scrolls: true,
  });

  return (
    <ul ref={list} {...rest} {...listProps}>
      {items.map((item, index) => (
        <li key={item.address}>
          <AppLink
            className={section.choice}
            address={item.address}
            aria-current={index === shownIndex ? "page" : undefined}
            onClick={onChosen}
            {...itemProps(index)}
          >
            {children(item)}
          </AppLink>{" "}
        </li>
      ))}
    </ul>
  );
};
