/** All that is hashed lies there, and scripts in no folder inside. */
export const SCRIPT_FOLDER = "/static/";

// A JSON string inside a script element must not be able to close it.
const literal = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * The script that says which addresses scripts may have: files of the site's own folder, and the owner's one script. The
 * page's policy has every address asked for here (`build/policy/contentSecurityPolicy`). Where there are no trusted types,
 * or somebody else has taken the name, nothing is said.
 */
export const trustedScriptsScript = (folder: string, ownersScript?: string): string => {
  const own = new RegExp(`^${escaped(folder)}[\\w.-]+\\.js$`);
  const isOwners = ownersScript === undefined ? "" : `||address===${literal(ownersScript)}`;
  return [
    'try{trustedTypes.createPolicy("default",{createScriptURL:address=>',
    `${own}.test(address)${isOwners}?address:null`,
    "})}catch{}",
  ].join("");
};
