import { z } from "zod";
import { accentDiagnostic } from "../accent/accentDiagnostic";
import type { Theme } from "../accent/grounds";
import { fontDiagnostic } from "../font/fontDiagnostic";
import { forGraphql } from "../graphqlMarks";

const accentOf = (theme: Theme, what: string) =>
  z
    .string()
    .superRefine((written, context) => {
      const message = accentDiagnostic(written, theme);
      if (message !== undefined) context.addIssue({ code: "custom", message });
    })
    .meta({ description: what, pattern: "^#[0-9a-fA-F]{6}$" });

/** The colour of the site. The checked copy has the styles that are made of it. */
export const accent = forGraphql(
  z
    .union(
      [
        accentOf("light", "the light theme's colour; the dark theme's is made of it"),
        z.strictObject({
          light: accentOf("light", "the light theme's colour"),
          dark: accentOf("dark", "the dark theme's colour"),
        }),
      ],
      {
        error:
          'This should be a colour such as "#2f6f5e", or one for each theme: { "light": "#2f6f5e", "dark": "#6dac99" }.',
      },
    )
    .describe('the colour of links, buttons and what is selected, such as "#2f6f5e"'),
  { type: "AccentStyles" },
);

/** The typeface of the site. */
export const font = z
  .string()
  .superRefine((name, context) => {
    const message = fontDiagnostic(name);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  })
  .describe('an installed font of Fontsource, such as "@fontsource-variable/inter"');
