/** An icon that the build has drawn: the inside of an `svg` element. */
export interface IconDrawing {
  readonly viewBox: string;
  readonly body: string;
}

/** Decorative: a text beside it says the same. Fills its box. */
export const Icon = ({ drawing }: { drawing: IconDrawing }) => (
  <svg
    viewBox={drawing.viewBox}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from the installed icon sets
    dangerouslySetInnerHTML={{ __html: drawing.body }}
  />
);
