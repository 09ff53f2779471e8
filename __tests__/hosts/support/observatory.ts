/**
 * What MDN's HTTP Observatory (developer.mozilla.org/observatory) makes of an answer: its tables of November 2026, for all that an
 * answer can say. That visitors come by HTTPS alone, with a good certificate, is the host's part.
 */

/** Points that each finding takes or gives. */
const POINTS = {
  "no policy": -25,
  "an unsafe policy": -20,
  "a policy with eval": -10,
  "a policy with unsafe styles": 0,
  "a safe policy": 5,
  "a safe policy that begins with nothing": 10,
  "no word of HTTPS alone": -20,
  "HTTPS alone for less than half a year": -10,
  "HTTPS alone": 0,
  "types are guessed": -5,
  "types are not guessed": 0,
  "any site may frame it": -20,
  "its policy says who may frame it": 5,
  "other sites learn addresses": -5,
  "no word of what other sites learn": 0,
  "other sites learn the domain at most": 5,
  "resources for all": 0,
  "resources for the site itself": 10,
  "scripts of others, unchecked": -50,
  "no unchecked scripts of others": 0,
  cookies: -20,
  "no cookies": 0,
  "every site may read it with the visitor's rights": -50,
  "no site may read it with the visitor's rights": 0,
} as const;

export type Finding = keyof typeof POINTS;

type Directives = ReadonlyMap<string, readonly string[]>;

const parse = (policy: string): Directives =>
  new Map(
    policy
      .split(";")
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = "", ...sources]) => [name.toLowerCase(), sources]),
  );

const BROAD = ["*", "http:", "https:", "ftp:", "http://*", "https://*"];
const UNSAFE = [...BROAD, "'unsafe-inline'", "data:"];

const some = (sources: readonly string[], bad: readonly string[]) =>
  sources.some((source) => bad.includes(source));

const ofPolicy = (policy: Directives): Finding => {
  if (!policy.has("default-src") && !policy.has("script-src")) return "no policy";
  const defaults = policy.get("default-src") ?? ["*"];
  const scripts = policy.get("script-src") ?? defaults;
  const styles = policy.get("style-src") ?? defaults;
  const objects = policy.get("object-src") ?? defaults;
  if (some(scripts, UNSAFE) || some(objects, BROAD)) return "an unsafe policy";
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source)))
    return "an unsafe policy";
  if (some([...scripts, ...styles], ["'unsafe-eval'"])) return "a policy with eval";
  if (some(styles, UNSAFE)) return "a policy with unsafe styles";
  return defaults.join() === "'none'" ? "a safe policy that begins with nothing" : "a safe policy";
};

/** Half a year, or what many take for it. */
const HALF_A_YEAR_S = 15_552_000;

const ofHsts = (header: string | undefined): Finding => {
  const seconds = /^max-age=(\d+)/.exec(header ?? "")?.[1];
  if (seconds === undefined) return "no word of HTTPS alone";
  return Number(seconds) < HALF_A_YEAR_S ? "HTTPS alone for less than half a year" : "HTTPS alone";
};

const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

const ofReferrer = (header: string | undefined): Finding => {
  if (header === undefined) return "no word of what other sites learn";
  return PRIVATE.includes(header)
    ? "other sites learn the domain at most"
    : "other sites learn addresses";
};

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** A script of somebody else's, whose bytes nobody has checked. */
const STRANGE_SCRIPT = /<script(?![^>]* integrity=)[^>]* src="?(?:https?:)?\/\//;

type Headers = Readonly<Record<string, string | undefined>>;

/** @param headers by names in small letters */
export const findingsOf = (headers: Headers, html: string): readonly Finding[] => {
  const header = headers["content-security-policy"] ?? "";
  const frames = parse(header).get("frame-ancestors") ?? ["*"];
  const resources = headers["cross-origin-resource-policy"] ?? "";
  return [
    ofPolicy(parse(META.exec(html)?.[1] ?? header)),
    ofHsts(headers["strict-transport-security"]),
    headers["x-content-type-options"] === "nosniff" ? "types are not guessed" : "types are guessed",
    some(frames, BROAD) ? "any site may frame it" : "its policy says who may frame it",
    ofReferrer(headers["referrer-policy"]),
    /^same-/.test(resources) ? "resources for the site itself" : "resources for all",
    STRANGE_SCRIPT.test(html) ? "scripts of others, unchecked" : "no unchecked scripts of others",
    headers["set-cookie"] === undefined ? "no cookies" : "cookies",
    headers["access-control-allow-credentials"] === "true"
      ? "every site may read it with the visitor's rights"
      : "no site may read it with the visitor's rights",
  ];
};

const START = 100;

/** Nothing is given to who falls below it. */
const LEAST_FOR_GIFTS = 90;

export const pointsFor = (findings: readonly Finding[]): number => {
  const points = findings.map((finding) => POINTS[finding]);
  const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
  const left = START + sum(points.filter((number) => number < 0));
  return left < LEAST_FOR_GIFTS ? left : left + sum(points.filter((number) => number > 0));
};

/** So many points at least. */
const GRADES: readonly (readonly [points: number, grade: string])[] = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
];

export const gradeFor = (points: number): string =>
  GRADES.find(([least]) => points >= least)?.[1] ?? "F";
