declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2";
    /** OpenType features. Default: all. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  }

  /** A font with the characters of a text, and no others. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
