import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { headersFor, parseHeaderRules } from "../../src/build/publicFiles/headerRules";

/** Copies and rules, for which nobody asks by their own address. */
const UNASKED = /\.(br|gz)$|^\/_headers$/;

const addressesOf = (site: string): string[] =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(site, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .map((address) => address.replace(/\/index\.html$/, "/"))
    .filter((address) => !UNASKED.test(address));

/**
 * Addresses of a project's built site of which its `_headers` says that no window may frame them, or how long they are kept more
 * than once or not at all: what a host's adapter adds would. (Nothing need be said of what the owner has in `static/`.)
 */
export const headerFaults = (folder: string): string[] => {
  const site = join(folder, "public");
  const rules = parseHeaderRules(readFileSync(join(site, "_headers"), "utf8"));
  const owners = readdirSync(join(folder, "static"));
  return addressesOf(site).flatMap((address) => {
    const said = rules
      .flatMap((rule) => [...headersFor([rule], address).keys()])
      .map((name) => name.toLowerCase());
    const times = said.filter((name) => name === "cache-control").length;
    const isOwners = owners.includes(address.split("/")[1] ?? "");
    return [
      ...(said.includes("x-frame-options") ? [`${address} can't be framed`] : []),
      ...(times === 1 || (times === 0 && isOwners)
        ? []
        : [`${address} is told ${times} times how long it is kept`]),
    ];
  });
};
