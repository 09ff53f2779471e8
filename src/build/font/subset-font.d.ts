declare module "subset-font" {
  interface SubsetOptions {
    targetFormat: "woff2";
    /** Leaves out what letters could be replaced by: small capitals, other shapes of them. */
    noLayoutClosure?: boolean;
    variationAxes?: Record<string, { min: number; max: number; default: number }>;
  }

  /** The part of a font that has the characters of a text. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
