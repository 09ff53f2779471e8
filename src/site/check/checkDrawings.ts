import fs from "node:fs";
import path from "node:path";
import sax, { type QualifiedAttribute, type QualifiedTag } from "sax";
import {
  type Diagnostic,
  type DiagnosticAtOffset,
  diagnosticsIn,
  quote,
} from "../../content/diagnostics";
import { DATA_FOLDER, ownersFolder, STATIC_FOLDER } from "../../content/files";

/** The elements of SVG that neither run a script nor hold another document. */
const ELEMENTS = new Set(
  `a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence filter g image line linearGradient marker mask metadata mpath path pattern polygon polyline radialGradient rect
  set stop style svg switch symbol text textPath title tspan use view`.split(/\s+/),
);

/** Browsers do nothing with the elements of drawing programs and with RDF, which describes a drawing. */
const isInert = (namespace: string): boolean =>
  namespace.endsWith("-rdf-syntax-ns#") || !/^(?:$|http:\/\/www\.w3\.org\/)/.test(namespace);

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/;
const LINK = /^(?:https?:|mailto:|[/?#]|[\w.-]+(?:[/?#]|$))/i;

/** An escape can hide an address. */
const LOADING_STYLE = /@import|\\|\b(?:url|src|image|image-set)\((?!\s*["']?\s*(?:#|data:))/i;

/** The reason against an attribute; undefined if a drawing may have it. */
const attributeError = (element: string, { local, value }: QualifiedAttribute) => {
  if (/^on/i.test(local)) return "would run a script";
  if (local === "attributeName" && /^on|href$/i.test(value)) return "can run a script";
  if (local !== "href") return LOADING_STYLE.test(value) ? "loads another file" : undefined;
  if (element === "a") return LINK.test(value) ? undefined : "can run a script";
  const isPicture = ["image", "feImage"].includes(element) && PICTURE.test(value);
  return isPicture || value.startsWith("#") ? undefined : "loads another file";
};

const errorsIn = (text: string, at: DiagnosticAtOffset): Diagnostic[] => {
  const errors: Diagnostic[] = [];
  const parser = sax.parser(true, { xmlns: true });
  /** The beginning of the last tag. */
  let offset = 0;
  let css = "";
  const refuse = (found: string, reason: string) => {
    const advice = "which a visitor may open by itself. Take it out.";
    errors.push(at(offset, `${quote(found)} ${reason}, ${advice}`));
  };
  const onTag =
    <Given>(check: (given: Given) => void) =>
    (given: Given) => {
      offset = Math.max(0, parser.startTagPosition - 1);
      check(given);
    };

  parser.onopentag = onTag((tag) => {
    const { name, local, uri, attributes } = tag as QualifiedTag;
    css = "";
    if (isInert(uri)) return;
    if (!ELEMENTS.has(local) || !/^$|svg$/.test(uri)) refuse(`<${name}`, "may not be in a drawing");
    for (const attribute of Object.values(attributes).filter((it) => !isInert(it.uri))) {
      const error = attributeError(local, attribute);
      if (error) refuse(`${attribute.name}="${attribute.value}"`, error);
    }
  });
  parser.ontext = parser.oncdata = (words) => {
    css += words;
  };
  parser.onclosetag = (name) => {
    if (/\bstyle$/.test(name) && LOADING_STYLE.test(css)) refuse(css.trim(), "loads another file");
  };
  parser.onprocessinginstruction = onTag(({ name, body }) => {
    const [, encoding = "utf-8"] = /encoding=["']([^"']*)/.exec(body) ?? [];
    const isText = /^(?:utf-8|us-ascii|(?:iso-8859|windows)-\d+)$/i.test(encoding);
    if (name === "xml-stylesheet" || !isText) refuse(`<?${name} ${body}?>`, "can hide a script");
  });
  parser.ondoctype = onTag((type) => {
    if (type.includes("[")) refuse(`<!DOCTYPE${type}>`, "can hide a script");
  });
  parser.onerror = ({ message: reason }) => {
    const message = `This is not well-formed XML: ${reason.split("\n")[0]}. A browser shows no more of it.`;
    if (errors.length === 0) errors.push(at(parser.position - 1, message));
  };
  try {
    parser.write(text).close();
  } catch {
    // `onerror` has reported it.
  }
  return errors;
};

/** A page shows the drawings of `data/` and `static/` as pictures, where no script runs. Opened by themselves they are pages of the site. */
export const checkDrawings = (): Diagnostic[] =>
  [DATA_FOLDER, STATIC_FOLDER].flatMap((folder) => {
    const { at, files } = ownersFolder(folder);
    const drawings = files.filter((name) => /\.svg$/i.test(name));
    return drawings.flatMap((name) => {
      const text = fs.readFileSync(path.join(at, name), "utf8");
      return errorsIn(text, diagnosticsIn(`${folder}/${name}`, text));
    });
  });
