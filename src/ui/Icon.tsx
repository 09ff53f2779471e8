/** An icon's drawing, as the build made it: the inside of an `svg` element and its view box. */
export interface IconDrawing {
  readonly viewBox: string;
  readonly body: string;
}

/** Decorative: whatever stands beside it says what it means. It fills the box it is given. */
export const Icon = ({ drawing }: { drawing: IconDrawing }) => (
  <svg
    viewBox={drawing.viewBox}
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from the installed icon sets
    dangerouslySetInnerHTML={{ __html: drawing.body }}
  />
);
