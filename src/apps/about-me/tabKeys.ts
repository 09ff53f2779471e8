import { direction } from "../../words/locale.words";

const [onward, back] =
  direction === "rtl"
    ? (["ArrowLeft", "ArrowRight"] as const)
    : (["ArrowRight", "ArrowLeft"] as const);

/** Which tab a key moves to, from one of `count`; undefined when the key is none of theirs. */
export const tabAfterKey = (key: string, index: number, count: number): number | undefined => {
  switch (key) {
    case "ArrowDown":
    case onward:
      return (index + 1) % count;
    case "ArrowUp":
    case back:
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
};
