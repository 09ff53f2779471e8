import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from "react";
import { useRovingFocus } from "../components/useRovingFocus";
import { AppLink } from "../windows";
import * as section from "./Section.module.css";
import type { Rest } from "./section";

interface ListedItem {
  readonly name: string;
  readonly address: string;
  /** In the whole list. */
  readonly position: number;
}

interface ItemListProps<Item>
  extends Pick<ComponentProps<"ul">, "id" | "className" | "aria-labelledby"> {
  items: readonly Item[];
  shownIndex: number;
  rest: Rest | undefined;
  /** The heading above the first item of each group; undefined for none. */
  groupOf?: ((item: Item) => string | undefined) | undefined;
  onChosen?: () => void;
  children: (item: Item) => ReactNode;
}

/** Items so near the shown one have their own height at once, so that none moves when those around them come. */
const NEAR = 20;

/** Links to the pages of a section, of which one is shown: one stop of the Tab key, however many there are. */
export const ItemList = <Item extends ListedItem>({
  items,
  shownIndex,
  rest,
  groupOf,
  onChosen,
  children,
  ...attributes
}: ItemListProps<Item>) => {
  const offset = items[0]?.position ?? 0;
  const { list, listProps, itemProps } = useRovingFocus<HTMLUListElement>({
    labels: items.map(({ name }) => name),
    offset,
    currentIndex: shownIndex,
    scrolls: true,
  });
  const shown = useRef<HTMLLIElement>(null);
  const shownTop = useRef<number>();
  const remember = () => {
    if (list.current && shown.current)
      shownTop.current = shown.current.offsetTop - list.current.scrollTop;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: items that come in front move the others down
  useLayoutEffect(() => {
    if (list.current && shown.current && shownTop.current !== undefined)
      list.current.scrollTop = shown.current.offsetTop - shownTop.current;
  }, [offset]);

  const load = () => {
    remember();
    rest?.load();
  };
  const groups = items.map((item) => groupOf?.(item));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only loads ahead
    <ul
      ref={list}
      {...attributes}
      {...listProps}
      onFocus={load}
      onPointerEnter={load}
      onScroll={rest && remember}
    >
      {items.map((item, index) => (
        <li
          key={item.address}
          ref={index === shownIndex ? shown : undefined}
          data-far={Math.abs(index - shownIndex) > NEAR ? "" : undefined}
        >
          {groups[index] !== undefined && groups[index] !== groups[index - 1] && (
            <h4>{`${groups[index]} `}</h4>
          )}
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
      {rest?.links.map(({ address, label }) => (
        <li key={address}>
          <AppLink className={section.choice} address={address}>
            <span>{label}</span>
          </AppLink>{" "}
        </li>
      ))}
    </ul>
  );
};
