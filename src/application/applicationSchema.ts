import { z } from "zod";
import { today } from "../content/dates";
import { didYouMean, quote } from "../content/diagnostics";
import { checkedString, text } from "../content/schema";
import type { SiteContent } from "../site";

const named = (thing: string, known: readonly string[]) => {
  const name = checkedString((value) =>
    known.includes(value)
      ? undefined
      : `There is no ${thing} called ${quote(value)}.${didYouMean(value, known)}`,
  );
  return z.array(name).default([]);
};

export const lastDay = checkedString((value) => {
  if (!z.iso.date().safeParse(value).success)
    return `${quote(value)} is not a day such as "2027-01-31".`;
  return value < today() ? `${quote(value)} is over.` : undefined;
}).describe('its last day, such as "2027-01-31"');

/** `applications/<folder>/application.json`: what an owner says to one reader, in the names of the site's content. */
export const applicationSchema = ({ projects, career, site }: SiteContent) =>
  z.strictObject({
    reader: text("who it is for, such as a company"),
    headline: text("what you say first, in place of the site's headline").optional(),
    phone: text("a phone number for this reader").optional(),
    projects: named(
      "project",
      projects.map(({ name }) => name),
    ),
    skills: named("skill in data/career.json", career?.skills.map(({ name }) => name) ?? []),
    windows: named(
      "window that frames a site",
      site.framedApps.map(({ title }) => title),
    ),
    expires: lastDay.optional(),
  });

export type ApplicationFile = z.output<ReturnType<typeof applicationSchema>>;
