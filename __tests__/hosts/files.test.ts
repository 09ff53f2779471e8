import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { readHostedSite } from "../../scripts/hosts/hostedSite";
import type { HostedSite } from "../../scripts/hosts/hostFile";
import { BUILT_SITE } from "../../scripts/server/siteServer";
import { headersOf } from "../../src/build/headers/siteHeaders";
import { headersFor, parseHeaderRules } from "../../src/build/publicFiles/headerRules";
import { builtFile, builtFiles, builtPages } from "./support/builtFiles";

// Hosts that nobody can run at home: what would they say to each address, by the file that they read?

let site: HostedSite;
beforeAll(async () => {
  site = await readHostedSite();
});

const owners = fs.readdirSync("static");
const isOwners = (address: string) => owners.includes(address.split("/")[1] ?? "");
const isFramed = (address: string) => site.headers.framed.some((own) => address.startsWith(own));

/** All that a visitor may ask for, as it is asked. */
const addresses = [
  ...builtPages,
  ...builtFiles.filter((file) => !/\.(br|gz)$|^\/_headers$/.test(file)).map(encodeURI),
];

const described = (address: string) => ({ ...headersOf(decodeURI(address), site.headers) });

test("Netlify and Cloudflare Pages are told everything of the site's own addresses, and nothing twice", () => {
  const rules = parseHeaderRules(builtFile("/_headers").toString("utf8"));
  // What the owner has in `static/` has the hosts' usual headers, and ours for every address.
  for (const address of addresses.filter((own) => !isOwners(own) || isFramed(own))) {
    expect([address, Object.fromEntries(headersFor(rules, decodeURI(address)))]).toEqual([
      address,
      described(address),
    ]);
  }
  // A limit of Cloudflare's.
  expect(rules.length).toBeLessThanOrEqual(100);
});

test("Netlify is told to upload what `npm run build` has made, and no headers but those", () => {
  const text = fs.readFileSync("netlify.toml", "utf8");
  expect(text).toMatch(/^publish = "public"$/m);
  expect(text).toMatch(/^command = "npm run build"$/m);
  expect(text).not.toMatch(/^\[\[?headers/m);
});

interface VercelRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Its patterns are regular expressions, but for the point. */
const vercelPattern = (source: string) => new RegExp(`^${source.replace(/\.(?!\*)/g, "\\.")}$`);

test("Vercel is told the same", () => {
  const { headers }: { headers: readonly VercelRule[] } = JSON.parse(
    fs.readFileSync("vercel.json", "utf8"),
  );
  const rules = headers.map((rule) => ({ ...rule, pattern: vercelPattern(rule.source) }));
  for (const address of addresses) {
    const said = rules
      .filter(({ pattern }) => pattern.test(address))
      .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
    expect([address, said.length]).toEqual([address, new Map(said).size]);
    expect([address, Object.fromEntries(said)]).toEqual([address, described(address)]);
  }
});

/** What the programs of a shell are told in place of `aws`: a line for each, its parts apart. */
const uploads = (): string[][] => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "aws-"));
  const program = path.join(folder, "aws");
  fs.writeFileSync(program, `#!/bin/sh\nprintf '%s\\t' "$@"\necho\n`, { mode: 0o755 });
  const said = execFileSync("sh", ["deploy/s3.sh"], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, BUCKET: "bucket" },
    encoding: "utf8",
  });
  fs.rmSync(folder, { recursive: true });
  return said.split("\n").flatMap((line) => (line === "" ? [] : [line.split("\t").slice(0, -1)]));
};

const option = (parts: readonly string[], name: string) => parts[parts.indexOf(name) + 1];

const likeStar = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.]/g, "\\.").replaceAll("*", ".*")}$`);

/** Whether one upload brings a file; the last of what is excluded and included counts. */
const brings = (parts: readonly string[], address: string): boolean => {
  const [, verb, from = ""] = parts;
  const file = `public${decodeURI(address)}`;
  if (verb === "cp") return file === from;
  if (!file.startsWith(`${from}/`)) return false;
  const inside = file.slice(from.length + 1);
  return parts.reduce((isIn, part, index) => {
    if (part !== "--exclude" && part !== "--include") return isIn;
    return likeStar(parts[index + 1] ?? "").test(inside) ? part === "--include" : isIn;
  }, true);
};

interface Policy {
  readonly SecurityHeadersConfig: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly CustomHeadersConfig: {
    readonly Items: readonly { readonly Header: string; readonly Value: string }[];
  };
}

const headersOfPolicy = ({ SecurityHeadersConfig: security, CustomHeadersConfig }: Policy) => ({
  "X-Content-Type-Options": security.ContentTypeOptions && "nosniff",
  "Referrer-Policy": security.ReferrerPolicy?.ReferrerPolicy,
  "Content-Security-Policy": security.ContentSecurityPolicy?.ContentSecurityPolicy,
  ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
});

test("CloudFront is told the same, with what is uploaded to S3", () => {
  const { Resources } = JSON.parse(fs.readFileSync("deploy/cloudfront.json", "utf8"));
  const { CacheBehaviors, DefaultCacheBehavior } =
    Resources.Distribution.Properties.DistributionConfig;
  const lines = uploads();
  // The root of a folder is asked for as its page.
  for (const address of addresses.filter((own) => !own.endsWith("/"))) {
    const behaviour =
      CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) =>
        likeStar(PathPattern).test(address),
      ) ?? DefaultCacheBehavior;
    const policy =
      Resources[behaviour.ResponseHeadersPolicyId.Ref].Properties.ResponseHeadersPolicyConfig;
    const upload = lines.findLast((parts) => brings(parts, address)) ?? [];
    const said = {
      ...headersOfPolicy(policy),
      "Cache-Control": option(upload, "--cache-control"),
    };
    expect([address, said]).toEqual([
      address,
      { "Content-Security-Policy": undefined, ...described(address), "Content-Type": undefined },
    ]);
    const { "Content-Type": type } = described(address);
    if (type !== undefined) expect(option(upload, "--content-type")).toBe(type);
  }
});

test("the copies for other hosts are not uploaded to S3", () => {
  const copies = builtFiles.filter((file) => /\.(br|gz)$|^\/_headers$/.test(file));
  expect(copies).not.toEqual([]);
  expect(uploads().filter((parts) => copies.some((file) => brings(parts, file)))).toEqual([]);
});

test("the folder with the built site is the one that is uploaded", () => {
  expect(path.relative(".", BUILT_SITE)).toBe("public");
});
