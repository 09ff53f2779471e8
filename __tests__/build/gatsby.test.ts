import fs from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { ContentCheckPlugin } from "../../src/build/gatsby/ContentCheckPlugin";
import { onPreInit } from "../../src/build/gatsby/onPreInit";
import { checkedContentPath } from "../../src/build/paths";
import { refreshContent } from "../../src/build/refreshContent";
import { contentProject, removeContentProject, writeFile } from "../support/contentProject";

afterEach(() => {
  removeContentProject();
  delete process.env.gatsby_executing_command;
  delete process.env.GATSBY_DISABLE_CACHE_PERSISTENCE;
});

const WRONG = '{ "heading": 1, "paragraphs": [] }';
const right = (heading: string): string => JSON.stringify({ heading, paragraphs: [] });
const REPORT =
  'data/mission.json:1:14  mission → heading\n  This is a number; it should be a text in "double quotes".\n\n1 mistake in 1 file.';

const headingInCopy = (): string =>
  JSON.parse(fs.readFileSync(path.join(checkedContentPath(), "mission.json"), "utf8")).heading;

describe("before Gatsby does anything", () => {
  class Exit extends Error {}

  /** Runs the hook; says what it printed and whether it let Gatsby go on. */
  async function start(command: "build" | "develop") {
    process.env.gatsby_executing_command = command;
    const printed: string[] = [];
    const warned: string[] = [];
    jest
      .spyOn(process.stderr, "write")
      .mockImplementation((text) => printed.push(String(text)) > 0);
    const exit = jest.spyOn(process, "exit").mockImplementation(() => {
      throw new Exit();
    });
    const reporter = {
      log: (text: string) => printed.push(text),
      warn: (text: string) => warned.push(text),
    };
    const args = { reporter } as unknown as ParentSpanPluginArgs;
    try {
      await onPreInit?.(args, { plugins: [] }, () => undefined);
    } catch (error) {
      if (!(error instanceof Exit)) throw error;
    }
    return { exitCode: exit.mock.calls[0]?.[0], printed: printed.join("").trim(), warned };
  }

  test.each(["build", "develop"] as const)("%s goes on with right content", async (command) => {
    contentProject();
    expect(await start(command)).toEqual({ exitCode: undefined, printed: "", warned: [] });
    expect(headingInCopy()).toBe("Mission");
  });

  test("it is said which general icon stands in for a brand's mark", async () => {
    const navigation = '[{ "title": "General", "icon": "simple-icons:linkedin" }]';
    contentProject({ "data/navigation.json": navigation });
    expect((await start("build")).warned).toEqual([expect.stringContaining("stands in for it")]);
  });

  test.each(["build", "develop"] as const)(
    "%s stops at a mistake with the report",
    async (command) => {
      contentProject({ "data/mission.json": WRONG });
      expect(await start(command)).toEqual({ exitCode: 1, printed: REPORT, warned: [] });
    },
  );

  test("develop goes on with the last good content, build does not", async () => {
    const root = contentProject();
    await refreshContent();
    writeFile(root, "data/mission.json", WRONG);
    expect(await start("develop")).toEqual({ exitCode: undefined, printed: "", warned: [] });
    expect(headingInCopy()).toBe("Mission");
    expect(await start("build")).toMatchObject({ exitCode: 1, printed: REPORT });
  });

  const OLD_PAGE = "public/projects/old/index.html";
  const OLD_PICTURE = "public/static/a/b.jpg";

  test.each(["build", "develop"] as const)(
    "%s finds nothing of the site that was built before",
    async (command) => {
      const root = contentProject({
        [OLD_PAGE]: "old",
        [OLD_PICTURE]: "old",
        "static/styles/a.css": "a {}",
      });
      await start(command);
      // Gatsby copies what is shipped byte for byte before this.
      const there = (file: string) => fs.existsSync(path.join(root, file));
      expect([OLD_PAGE, OLD_PICTURE, "public/styles/a.css"].filter(there)).toEqual([
        "public/styles/a.css",
      ]);
    },
  );

  test("what an older version of the project saved is damaged for Gatsby", async () => {
    const root = contentProject({ [OLD_PAGE]: "old", ".cache/redux/redux.rest.state": "" });
    await start("build");
    expect(fs.existsSync(path.join(root, "public"))).toBe(false);
  });

  test("a mistake leaves the site that was built before", async () => {
    const root = contentProject({ [OLD_PAGE]: "old", "data/mission.json": WRONG });
    await start("build");
    expect(fs.existsSync(path.join(root, OLD_PAGE))).toBe(true);
  });
});

describe("while gatsby develop runs", () => {
  type Compiler = Parameters<ContentCheckPlugin["apply"]>[0];
  type Compilation = Parameters<Parameters<Compiler["hooks"]["done"]["tap"]>[1]>[0]["compilation"];

  /** The file comes first, for Gatsby to open it. */
  const TOLD = `data/mission.json\n\n${REPORT}`;

  /** A plugin whose watcher tells of a change when told to, in a compiler that compiles when told to. */
  function developed(root: string) {
    const work: {
      make?: (it: Compilation) => Promise<void>;
      done?: (it: { compilation: Compilation }) => void;
    } = {};
    let watched: readonly string[] = [];
    let onChange: () => void | Promise<void> = () => {};
    const plugin = new ContentCheckPlugin((folders, listener) => {
      watched = folders;
      onChange = listener;
    });
    plugin.apply({
      webpack: { WebpackError: Error },
      hooks: {
        make: { tapPromise: (_, make) => Object.assign(work, { make }) },
        done: { tap: (_, done) => Object.assign(work, { done }) },
      },
    });
    const signals = new Set<string>();
    return {
      watched: () => watched,
      /** Saves a file; says whether webpack is asked to compile. */
      async save(name: string, content: string) {
        for (const folder of signals) fs.rmSync(path.join(folder, "report.txt"), { force: true });
        writeFile(root, name, content);
        await onChange();
        return [...signals].some((folder) => fs.readdirSync(folder).length > 0);
      },
      /** One compilation; says which errors there are before webpack writes its files, and after that. */
      async compile() {
        const compilation: Compilation = { contextDependencies: signals, errors: [] };
        await work.make?.(compilation);
        const errorsBeforeEmit = compilation.errors.length;
        work.done?.({ compilation });
        return { errorsBeforeEmit, errors: compilation.errors.map(({ message }) => message) };
      },
    };
  }

  test("what is saved is in the checked copy, and webpack has nothing to do with it", async () => {
    const root = contentProject();
    const { compile, save, watched } = developed(root);
    await compile();
    expect(watched()).toEqual([path.join(root, "data"), path.join(root, "static")]);
    expect(await save("data/mission.json", right("New"))).toBe(false);
    expect(headingInCopy()).toBe("New");
  });

  test("a mistake is an error of each compilation until it is put right", async () => {
    const root = contentProject();
    const { compile, save } = developed(root);
    await compile();
    expect(await save("data/mission.json", WRONG)).toBe(true);
    expect((await compile()).errors).toEqual([TOLD]);
    expect((await compile()).errors).toEqual([TOLD]);
    expect(headingInCopy()).toBe("Mission");

    expect(await save("data/mission.json", right("New"))).toBe(true);
    expect((await compile()).errors).toEqual([]);
    expect(headingInCopy()).toBe("New");
  });

  test("a mistake that was there at the start is told by the first compilation", async () => {
    const { compile } = developed(contentProject({ "data/mission.json": WRONG }));
    expect((await compile()).errors).toEqual([TOLD]);
  });

  test("the error comes after webpack has written its files, which it would not do otherwise", async () => {
    const { compile } = developed(contentProject({ "data/mission.json": WRONG }));
    expect((await compile()).errorsBeforeEmit).toBe(0);
  });

  test("of two refreshes the later one has the last word", async () => {
    const root = contentProject();
    const first = refreshContent();
    writeFile(root, "data/mission.json", right("New"));
    await Promise.all([first, refreshContent()]);
    expect(headingInCopy()).toBe("New");
  });
});
