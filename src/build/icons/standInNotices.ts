import type { Content } from "../slices";
import { standInNotice } from "./findIcon";

/** One sentence for each brand's mark that the content asks for and a general icon stands in for. */
export function standInNotices(content: Content): string[] {
  const { site, navigation, contacts, settings, attribution } = content;
  const names = [
    ...site.framedApps.flatMap(({ icon }) => icon ?? []),
    ...navigation.map(({ icon }) => icon),
    ...[...contacts, ...settings, ...attribution].flatMap(({ topics }) =>
      topics.flatMap(({ icon }) => icon ?? []),
    ),
  ];
  return [...new Set(names)].flatMap((name) => standInNotice(name) ?? []);
}
