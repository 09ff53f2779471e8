/** On the button from which another theme spreads. */
export const THEME_BUTTON = { "data-theme-button": "" } as const;

const BUTTON_SELECTOR = "[data-theme-button]";
const REDUCED_MOTION_QUERY = "(prefers-reduced-motion: reduce)";

const TIMING = { duration: 420, easing: "cubic-bezier(0.6, 0, 0.2, 1)" };

/** The middle of the button: there the visitor looks, or would have to. Without one, that of the upper edge. */
const origin = () => {
  const { left, top, width, height } =
    document.querySelector(BUTTON_SELECTOR)?.getBoundingClientRect() ??
    new DOMRect(0, 0, window.innerWidth, 0);
  return { x: left + width / 2, y: top + height / 2 };
};

/** How one picture of the page takes the place of the other. What browsers do by themselves, a fade, is overruled. */
const spread = () => {
  const { x, y } = origin();
  const radius = Math.hypot(
    Math.max(x, window.innerWidth - x),
    Math.max(y, window.innerHeight - y),
  );
  const shown = { opacity: [1, 1], mixBlendMode: ["normal", "normal"] };
  const circles = [0, radius].map((size) => `circle(${size}px at ${x}px ${y}px)`);
  const motions: Readonly<Record<string, PropertyIndexedKeyframes>> = {
    old: shown,
    new: { ...shown, clipPath: circles },
  };
  for (const [name, keyframes] of Object.entries(motions)) {
    const pseudoElement = `::view-transition-${name}(root)`;
    document.documentElement.animate(keyframes, { ...TIMING, pseudoElement });
  }
};

/**
 * Does what makes the page look different, and lets that spread in a circle from the theme's button. At once where browsers can't,
 * or where no motion is wanted.
 */
export const revealed = (change: () => void): void => {
  if (
    typeof document.startViewTransition !== "function" ||
    window.matchMedia(REDUCED_MOTION_QUERY).matches
  ) {
    change();
    return;
  }
  // One that is called off, by the next or because nobody looks, has changed the page all the same.
  document.startViewTransition(change).ready.then(spread, () => {});
};
