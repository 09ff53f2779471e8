import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { revealWithin } from "../../../../lib/revealWithin";
import { usePostListKeys } from "./usePostListKeys";

export interface PostListProps {
  id: string;
  labelledBy: string;
  names: readonly string[];
  selectedName: string;
  onSelect(name: string): void;
}

/** The posts' names: one stop for Tab, however many there are. */
export const PostList = ({ id, labelledBy, names, selectedName, onSelect }: PostListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const [focusedName, setFocusedName] = useState<string | null>(null);
  const activeName = focusedName ?? selectedName;

  const optionOf = (name: string) => {
    const option = list.current?.children[names.indexOf(name)];
    return option instanceof HTMLElement ? option : undefined;
  };
  const onKeyDown = usePostListKeys({
    names,
    activeName,
    moveTo: (name) => optionOf(name)?.focus(),
    onSelect,
  });
  const forgetFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocusedName(null);
  };

  const selectedIndex = names.indexOf(selectedName);
  useLayoutEffect(() => {
    const option = list.current?.children[selectedIndex];
    if (list.current && option instanceof HTMLElement) revealWithin(list.current, option);
  }, [selectedIndex]);

  return (
    <div ref={list} id={id} role="listbox" aria-labelledby={labelledBy} onBlur={forgetFocus}>
      {names.map((name) => (
        <div
          key={name}
          role="option"
          aria-selected={name === selectedName}
          tabIndex={name === activeName ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={onKeyDown}
          onFocus={() => setFocusedName(name)}
        >
          <span>{name}</span>
        </div>
      ))}
    </div>
  );
};
