/**
 * Recoil, of which this site uses atoms and not selectors, atom effects or moving between snapshots (14 KB gzipped of 23). Its
 * file is one for all; parts refer to each other through objects, so nothing is unused for the minifier. What is left is named in
 * `USED`; a test compares it with what is imported.
 */
const USED = [
  "RecoilEnv",
  "RecoilRoot",
  "atom",
  "useRecoilCallback",
  "useRecoilState",
  "useRecoilValue",
  "useSetRecoilState",
];

/** Recoil's own switches as they are by default, but for two: */
const SWITCHES = {
  recoil_sync_external_store: true,
  recoil_suppress_rerender_in_callback: true,
  recoil_transition_support: false,
  recoil_mutable_source: false,
  recoil_release_on_cascading_update_killswitch_2021: false,
  // A trie for thousands of atoms; a Map is enough for ten.
  recoil_hamt_2020: false,
  // It counts who uses an atom, so that atoms made while the page is used can go. Ours stay.
  recoil_memory_managament_2020: false,
};

const SWITCH_NAMES = Object.keys(SWITCHES).join("|");

/** "a: b" of a pattern or an object, and "a" alone. */
const pairs = (text) =>
  text
    .split(",")
    .map((entry) => entry.trim().split(": "))
    .filter(([name]) => name !== "")
    .map(([name, local = name]) => [name, local]);

module.exports = [
  {
    what: "the object of all that is exported",
    replaced: /var Recoil_index = \{([\s\S]*)\n\};\n[\s\S]*$/g,
    by: (_, all) => {
      const locals = new Map(pairs(all.replaceAll(/\/\/.*/g, "")));
      return `export { ${USED.map((name) => `${locals.get(name)} as ${name}`).join(", ")} };\n`;
    },
  },
  {
    what: "an object frozen like a module",
    replaced: /\/\*#__PURE__\*\/Object\.freeze\(\{\n {2}__proto__: null,([^}]*)\}\)/g,
    by: (_, properties) => `{${properties}}`,
    times: 9,
  },
  {
    what: "parts taken from another part",
    replaced: /^const \{([^}]*)\} = (Recoil_[\w$]+);$/gm,
    by: (_, names, part) =>
      pairs(names)
        .map(([name, local]) => `const ${local} = ${part}.${name};`)
        .join(" "),
    times: 114,
  },
  {
    what: "a switch",
    replaced: new RegExp(`Recoil_gkx\\('(${SWITCH_NAMES})'\\)`, "g"),
    by: (_, name) => String(SWITCHES[name]),
    times: 27,
  },
  {
    what: "switches from the environment",
    replaced: "\napplyProcessEnvFlagOverrides();",
    by: "",
  },
  {
    what: "a call that only makes something",
    replaced: /= (?=Recoil_selectorFamily\(\{|createCommonjsModule\()/g,
    by: "= /*#__PURE__*/",
    times: 8,
  },
  {
    what: "whether renderings come early",
    replaced: /reactMode\$\d\(\)\.early/g,
    by: "true",
    times: 8,
  },
  {
    what: "the way of reading an atom, by React's version",
    replaced: /return \{\n {4}TRANSITION_SUPPORT: use[^}]*\}\[reactMode\$3\(\)\.mode\]\(/g,
    by: "return useRecoilValueLoadable_SYNC_EXTERNAL_STORE(",
  },
  {
    what: "an atom whose default is another one",
    replaced: /return atomWithFallback\(\{[^}]*\}\);/g,
    by: "throw Recoil_err('This Recoil has no selectors: see src/build/gatsby/lean/recoil.cjs');",
  },
  {
    what: "atom effects",
    replaced: /const effects = \(_options\$effects = [^;]*;\n\n {4}if \(effects != null\) \{\n/g,
    by: `
    if (options.effects) throw Recoil_err('This Recoil has no atom effects: see src/build/gatsby/lean/recoil.cjs');
    const effects = null;
    if (effects) {
`,
  },
  {
    what: "what a callback may do besides reading and setting",
    replaced:
      / {6}(?:refresh: node|gotoSnapshot: snapshot|transact_UNSTABLE: transaction) => .*\n/g,
    by: "",
    times: 3,
  },
  {
    what: "the earlier way of setting the initial state",
    replaced: /initializeState_DEPRECATED != null \? initialStoreState_DEPRECATED\([^)]*\) : /g,
    by: "",
  },
  {
    what: "a property of a function that may be unused",
    replaced: /^(?:atom|selector)\.value = .*$/gm,
    by: "",
    times: 2,
  },
];
