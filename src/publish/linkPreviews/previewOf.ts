import fs from "node:fs";
import path from "node:path";
import { coverPath } from "../../content/drawing";
import { checkedContentPath, siteFile } from "../../content/files";
import { escapeHtml, firstSentences } from "../../content/text";
import { linkHost } from "../../contract/addresses";
import type { PageContext } from "../../contract/pageContext";
import { initials } from "../../lib/initials";
import type { SiteContent } from "../../site";
import { DRAWING_FONT } from "./drawingFont";
import type { Preview } from "./drawLinkPreview";

const PAPER = "#fff9f0";
const NO_ICON = { viewBox: "0 0 1 1", body: "" };

/** In the middle of a square of 100 units. */
const onGround = (ground: string, inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${ground}" d="M0 0h100v100H0z"/>${inside}</svg>`,
  );

const iconPicture = (
  { viewBox, body }: { viewBox: string; body: string },
  ground: string,
  colour: string,
) =>
  onGround(
    ground,
    `<svg x="20" y="22" width="60" height="60" viewBox="${viewBox}" color="${colour}">${body}</svg>`,
  );

const portraitOf = ({ name, photo }: SiteContent["site"]["owner"], band: string): Buffer => {
  if (photo) return fs.readFileSync(path.join(checkedContentPath(), photo.file));
  const text = `<text x="50" y="66" font-family="${DRAWING_FONT}" font-size="42" font-weight="600" text-anchor="middle" fill="${band}">${escapeHtml(initials(name))}</text>`;
  return onGround(PAPER, text);
};

/** The cover of a project or post, by the address of its page. */
const coverOf = ({ projects, posts }: SiteContent, address: string): Buffer | undefined => {
  const item = [...projects, ...posts].find((it) => it.address === address);
  if (item === undefined) return undefined;
  const drawn = coverPath(item);
  const { coverPicture = "" } = item;
  return fs.readFileSync(drawn ? siteFile(drawn) : path.join(checkedContentPath(), coverPicture));
};

/** The picture that a framed page of this site names for link previews of its own. */
const pictureOfFramed = (url: string): Buffer | undefined => {
  const file = siteFile(`${url}index.html`);
  if (!url.startsWith("/") || !fs.existsSync(file)) return undefined;
  const [, image] =
    /<meta property="og:image" content="([^"]+)"/.exec(fs.readFileSync(file, "utf8")) ?? [];
  return image === undefined ? undefined : fs.readFileSync(path.join(path.dirname(file), image));
};

/** Sections that are about the owner. */
const OF_OWNER = ["General", "Contact", "Resume"];

const ofOwner = ({ title, address }: PageContext, { site, resumes }: SiteContent, band: string) => {
  const { name, role, place } = site.owner;
  const edition = site.resume?.editions.findIndex((it) => it.address === address) ?? -1;
  const { label, place: itsPlace } = resumes[edition]?.basics ?? { label: role, place };
  return {
    form: "portrait",
    above: title ?? linkHost(site.siteUrl),
    title: name,
    line: [label, itsPlace].filter(Boolean).join("\n"),
    picture: portraitOf(site.owner, band),
  } as const;
};

/** What a project's result says, or else what was done. */
const outcomeOf = ({ projects }: SiteContent, address: string) => {
  const { result, brief } = projects.find((it) => it.address === address) ?? {};
  if (result === undefined) return brief ? { line: brief } : {};
  const { figure, words, note } = result;
  return { figure, line: `${words} ${note}`.trim() };
};

/** The texts and the picture of a page's link preview; `band` is the ground of the owner's band. */
export const previewOf = (page: PageContext, content: SiteContent, band: string): Preview => {
  const { site, sections } = content;
  const { address, section, title, description, isPrivate } = page;
  const app = site.framedApps.find(({ id }) => id === page.app);
  const isOwners = address === "/" || isPrivate || OF_OWNER.includes(section);
  if (isOwners && !app) return { figure: "", ...ofOwner(page, content, band) };
  const shown = app?.relatedAddress ?? address;
  const line = app ? "" : firstSentences(description);
  const texts = { above: site.owner.name, title: title ?? "", figure: "", line };
  const cover = coverOf(content, shown) ?? (app && pictureOfFramed(app.url));
  if (cover) return { ...texts, ...outcomeOf(content, shown), picture: cover, form: "cover" };
  const { icon = NO_ICON, tile = PAPER } = app ?? {
    icon: sections.find((it) => it.section === section)?.icon,
  };
  return { ...texts, picture: iconPicture(icon, tile, band), form: "icon" };
};
