import fs from "node:fs";
import { readHostedSite } from "../../../scripts/hosts/hostedSite";
import { hostFiles } from "../../../scripts/hosts/hostFiles";
import { isSampleThere } from "../../../scripts/sample/sampleFile";
import { siteHeaders } from "../../../src/build/headers/siteHeaders";

/** JSON is laid out by Biome. */
const meaningOf = (file: string, text: string): unknown =>
  file.endsWith(".json") ? JSON.parse(text) : text;

// An owner makes those of the host that they have chosen, for what their own windows frame.
if (isSampleThere()) {
  test("the files for hosts are those that `npm run write:hosts` makes", async () => {
    for (const [file, text] of Object.entries(hostFiles(await readHostedSite()))) {
      expect(meaningOf(file, fs.readFileSync(file, "utf8"))).toEqual(meaningOf(file, text));
    }
  });
}

const changed = (headers: Parameters<typeof siteHeaders>[0], prefix: string) =>
  hostFiles({ headers: siteHeaders(headers), prefix });

test("where the owner wants HTTPS alone, each file with headers says so", () => {
  const site = { headers: siteHeaders([], { hsts: true }), prefix: "" };
  const said = Object.entries(hostFiles(site)).filter(([, text]) =>
    /Strict-?Transport-?Security/.test(text),
  );
  expect(said.map(([file]) => file)).toEqual([
    "deploy/Caddyfile",
    "deploy/cloudfront.json",
    "deploy/nginx.conf",
    "vercel.json",
  ]);
});

test("CloudFront is told of it by the name that it has for it", () => {
  const { "deploy/cloudfront.json": stack = "" } = hostFiles({
    headers: siteHeaders(["/demo/"], { hsts: true }),
    prefix: "",
  });
  for (const name of ["KeptHeaders", "FramedHeaders", "UsualHeaders"]) {
    expect(JSON.parse(stack).Resources[name].Properties.ResponseHeadersPolicyConfig).toMatchObject({
      SecurityHeadersConfig: {
        StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, Override: true },
      },
      CustomHeadersConfig: {
        Items: expect.not.arrayContaining([
          expect.objectContaining({ Header: "Strict-Transport-Security" }),
        ]),
      },
    });
  }
});

test("where nothing of the site is framed, no file makes an exception", () => {
  for (const text of Object.values(changed([], ""))) {
    expect(text).not.toMatch(/framed|movie-platform|undefined/i);
  }
});

test("below a path of its domain each file says so", () => {
  const { "vercel.json": ofRootsOnly, ...others } = changed(["/demo/"], "/portfolio");
  for (const [file, text] of Object.entries(others)) {
    expect(`${file}: ${text}`).toContain("/portfolio");
    expect(text).not.toMatch(/[^/\w](\/static|\/demo|\/404)/);
  }
});
