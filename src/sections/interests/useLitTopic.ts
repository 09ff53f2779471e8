import { type PointerEvent, useRef } from "react";

/**
 * Lights all that shows the topic under the pointer, its dot as well as its row. The mark is written to the elements: nothing is
 * rendered for it, however many rows there are.
 */
export const useLitTopic = () => {
  const lit = useRef<readonly Element[]>([]);

  const follow = ({ target, currentTarget }: PointerEvent<HTMLElement>) => {
    const under = target instanceof Element ? target.closest("[data-topic]") : null;
    const id = under?.getAttribute("data-topic");
    for (const element of lit.current) element.removeAttribute("data-lit");
    lit.current = id ? [...currentTarget.querySelectorAll(`[data-topic="${id}"]`)] : [];
    for (const element of lit.current) element.setAttribute("data-lit", "");
  };

  return { onPointerOver: follow, onPointerLeave: follow };
};
