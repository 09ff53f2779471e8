/** `value` held between `minimum` and `maximum`; where the two cross, `minimum` wins. */
export const clamp = (value: number, minimum: number, maximum: number): number =>
  Math.max(minimum, Math.min(value, maximum));
