declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2" | "truetype";
    /** What the font can do with its letters, by OpenType's names. Default: all. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  }

  /** The part of a font that has the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
