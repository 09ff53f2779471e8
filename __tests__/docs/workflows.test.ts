import fs from "node:fs";

const FOLDER = ".github/workflows";

test.each(fs.readdirSync(FOLDER))(
  "%s may read the repository only, and runs actions of fixed commits",
  (name) => {
    const text = fs.readFileSync(`${FOLDER}/${name}`, "utf8");
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action = ""]) => action);
    const movable = actions.filter((action) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action));
    expect(movable).toEqual([]);
  },
);
