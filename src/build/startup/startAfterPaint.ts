const SCRIPT_TAGS = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;
/** Gatsby's list of the scripts of each page, for its links' prefetching: this site has none of those. */
const CHUNK_MAPPING = /\s*<script\s+id="gatsby-chunk-mapping"[\s\S]*?<\/script>\s*/;
const SLICE_COMMENTS = /<!-- slice-(?:start|end) [^>]*-->/g;
const SCRIPT_ADDRESS = /src="([^"]+)"/g;

/** What a page's start needs beside the scripts in its HTML, which Gatsby asks for one after the other. */
export interface LaterNeeds {
  /** Addresses of the page's own scripts. */
  readonly scripts: readonly string[];
  /** Addresses of the page's data. */
  readonly data: readonly string[];
}

// A "<" could end the script element.
const literal = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** For a tab in the background, which paints nothing, and a browser that does not tell of its paints. */
const LATEST_START_MS = 500;

/**
 * The HTML of a page whose scripts wait until something is on screen, and then come all at once. A
 * page without script tags is left as it is.
 */
export const startAfterPaint = (html: string, { scripts, data }: LaterNeeds): string =>
  html
    .replace(CHUNK_MAPPING, "")
    .replace(SLICE_COMMENTS, "")
    .replace(SCRIPT_TAGS, (tags) => {
      const inHtml = [...tags.matchAll(SCRIPT_ADDRESS)].map(([, address]) => address);
      const all = [...new Set([...inHtml, ...scripts])];
      return [
        "<script>(()=>{let started;",
        "const add=(name,properties)=>document.head.append(Object.assign(document.createElement(name),properties)),",
        "start=()=>{if(started)return;started=true;",
        `${literal(data)}.forEach(href=>add("link",{rel:"preload",as:"fetch",crossOrigin:"anonymous",href}));`,
        // Each in its turn: to ask for one takes the browser longer than one thinks, and the visitor may be at work.
        `${literal(all)}.forEach(src=>setTimeout(add,0,"script",{src}))};`,
        // The script may come to stand in the head.
        'addEventListener("DOMContentLoaded",()=>{',
        `setTimeout(start,${LATEST_START_MS});`,
        'try{new PerformanceObserver(start).observe({type:"paint",buffered:true})}catch{}',
        "})})()</script>",
      ].join("");
    });
