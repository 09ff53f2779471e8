import { z } from "zod";
import { orRather, quote } from "../../content/diagnostics";
import { accentError } from "../../content/drawing";
import { fontError } from "../../content/font";
import {
  addressOrPath,
  checkedString,
  distinct,
  flag,
  httpsAddress,
  icon,
  isPathOnSite,
  schemaMeta,
  text,
} from "../../content/schema";
import { decoded } from "../../contract/addresses";

const accentOf = (what: string) =>
  checkedString(accentError).meta({
    description: what,
    pattern: "^#[0-9a-fA-F]{6}$",
  });

/** The colour of the site, of which style sheets are made. */
export const accent = z
  .union(
    [
      accentOf("the light theme's colour; the dark theme's follows from it"),
      z.strictObject({
        light: accentOf("the light theme's colour"),
        dark: accentOf("the dark theme's colour"),
      }),
    ],
    {
      error:
        'This should be a colour such as "#2f6f5e", or one for each theme: { "light": "#2f6f5e", "dark": "#6dac99" }.',
    },
  )
  .describe('the colour of links, buttons and what is selected, such as "#2f6f5e"')
  .register(schemaMeta, { type: "AccentStyles" });

/** The typeface of the site. */
export const font = checkedString(fontError).describe(
  'an installed font of Fontsource, such as "@fontsource-variable/inter"',
);

const integrity = z
  .string()
  .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/, {
    error: ({ input }) => `${quote(input)} is not an integrity such as "sha384-…".`,
  })
  .describe("the script's hash, without which browsers run any script that has its address");

/** The one place for a third party's script. */
export const analytics = z
  .strictObject({
    src: addressOrPath("the script's address, or the path of a file in static/", "place"),
    attributes: z
      .record(z.string(), z.string())
      .refine((all) => Object.keys(all).every((name) => /^data-[a-z0-9-]+$/.test(name)), {
        error: 'Each attribute has a name that begins with data-, such as "data-domain".',
      })
      .describe('attributes of the script, such as "data-domain", by which it knows your site')
      .optional(),
    host: httpsAddress("where the script reports to, if not to its own host").optional(),
    integrity: integrity.optional(),
  })
  .describe("a script that counts visits; without this there is none")
  .register(schemaMeta, { type: "Analytics", fields: "attributes: JSON" });

/** The résumé's settings; it is made only if there is a career. */
export const resume = z
  .strictObject({
    pages: z
      .int("A résumé has 1 page or 2. Leave it out for any number.")
      .min(1)
      .max(2)
      .describe("how many pages the printed résumé may have, 1 or 2")
      .optional(),
    paper: z
      .enum(["a4", "letter"])
      .default("a4")
      .describe('the paper of the PDF and the Word file, "a4" or "letter"'),
    photo: flag("whether your photo is at the top of the PDF", false),
    showMail: flag("whether your mail address is in the résumé and the vCard", true),
    showPhone: flag("whether your phone number is in the résumé and the vCard", false),
    evidence: flag("whether the résumé says of each skill which jobs and projects name it", false),
    showIcon: flag("whether the résumé has an icon in the Home directory", false),
  })
  .describe("the résumé, which is made from career.json and the other files")
  .register(schemaMeta, {
    type: "ResumeSettings",
    fields: /* GraphQL */ `
      "The path of its page."
      address: String!
      "The path of the file to keep or send; null on a machine that can't make it."
      file: String
      "In each of its languages, the site's first."
      editions: [ResumeEdition!]!
    `,
  })
  .default({
    ...{ paper: "a4", photo: false, showMail: true, showPhone: false },
    ...{ evidence: false, showIcon: false },
  });

/** Whether a forwarding page can be written at an address. */
const canForward = (address: string): boolean =>
  isPathOnSite(address) && !/[?#%]|\/[./]/.test(address);

/** An address of a former site as `redirects` has it: a path in its letters; undefined where that can't forward. */
export const asFormerAddress = (written: string, base = "/"): string | undefined => {
  // Two slashes at the beginning would name a host.
  const [address = "", around = ""] = [written, base].map((it) => it.replace(/^\/+/, "/"));
  const site = new URL(around, "https://site.invalid");
  if (!URL.canParse(address, site)) return undefined;
  const path = decoded(new URL(address, site).pathname).replace(/\/{2,}/g, "/");
  return canForward(path) ? path : undefined;
};

const formerAddress = checkedString((written) => {
  if (canForward(written)) return undefined;
  return `${quote(written)} is not an address of this site such as "/posts/old-title/".${orRather(asFormerAddress(written))}`;
}).describe('an address that the site has no longer, such as "/posts/old-title/"');

/** Addresses of the past, which forward visitors. */
export const redirects = z
  .array(
    z
      .strictObject({
        from: formerAddress,
        to: addressOrPath("where it leads now", "place"),
      })
      .register(schemaMeta, { type: "Redirect" }),
  )
  .superRefine(distinct("from"))
  .default([])
  .describe("former addresses, and where each leads now");

/** The ids of the site's own windows, which another window would replace. Those that are made of names have a hyphen. */
const OWN_WINDOWS = ["homeDirectory", "preferences", "webVitals", "resume", "application"];

const windowIdError = (id: string): string | undefined => {
  if (OWN_WINDOWS.includes(id)) return `${quote(id)} is a window of the site's own.`;
  // A name such as "constructor" is in every object.
  if (/^[a-z][a-zA-Z0-9]*$/.test(id) && !(id in {})) return undefined;
  return `${quote(id)} is not an id such as "movieIframe": a small letter, then letters and digits.`;
};

export const framedApp = z
  .strictObject({
    id: checkedString(windowIdError)
      .describe("the window's name in a visitor's session; without it, made of the label")
      .optional(),
    title: text("the window's title"),
    label: text("the name under its icon; without it, the title").optional(),
    icon: icon.optional(),
    url: addressOrPath("the page that the window shows", "place"),
    openOnArrival: flag("whether the window is open, behind the page, when a visitor comes", false),
  })
  .register(schemaMeta, {
    type: "FramedApp",
    fields: /* GraphQL */ `
      label: String!
      icon: Icon!
      "Its window's."
      id: String!
      "The path of its page."
      address: String!
      "The colour of what its icon is on."
      tile: String!
      "The page to read beside it: that of the project that runs there."
      relatedAddress: String
      "Whether the site refuses to be framed."
      refusesFrames: Boolean!
    `,
  });

/** Windows that frame a site. */
export const framedApps = z
  .array(framedApp)
  .superRefine(distinct("title"))
  .superRefine(distinct("id"))
  .default([])
  .describe("windows that show another site or a page of this one, in order");
