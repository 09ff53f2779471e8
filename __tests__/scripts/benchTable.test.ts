import fc from "fast-check";
import { withSection } from "../../scripts/bench/document";
import { median, type Row, reachesGoal } from "../../scripts/bench/row";
import { markdownTable, readable, resultTable } from "../../scripts/bench/table";
import { withoutScripts } from "../../scripts/bench/withoutScripts";

describe("the median", () => {
  test.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[10, 9, 100], 10],
  ])("of %j is %d", (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  test("of nothing is a mistake", () => {
    expect(() => median([])).toThrow("no median");
  });

  test("has as many values below it as above", () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(below).toBeLessThanOrEqual(values.length / 2);
        expect(above).toBeLessThanOrEqual(values.length / 2);
      }),
    );
  });
});

const row = (values: number[], goal?: Row["goal"]): Row => ({
  name: "A",
  unit: "ms",
  values,
  goal,
});

test("a goal is reached by the median, its edge included", () => {
  expect(reachesGoal(row([1, 80, 900], { atMost: 80 }))).toBe(true);
  expect(reachesGoal(row([81], { atMost: 80 }))).toBe(false);
  expect(reachesGoal(row([99], { atLeast: 99 }))).toBe(true);
  expect(reachesGoal(row([98.9], { atLeast: 99 }))).toBe(false);
  expect(reachesGoal(row([1]))).toBeUndefined();
});

test("numbers have the decimals that their unit deserves", () => {
  expect(readable(100, "")).toBe("100");
  expect(readable(0.0042, "")).toBe("0.004");
  expect(readable(1.496, "s")).toBe("1.50 s");
  expect(readable(79.6, "ms")).toBe("80 ms");
});

test("a table's columns are as wide as their widest cell", () => {
  expect(markdownTable(["", "b"], [["long", "≤"]])).toBe(
    ["|      | b |", "| ---- | - |", "| long | ≤ |"].join("\n"),
  );
});

test("the result table says what was missed, and what is exact", () => {
  const table = resultTable([row([90, 70, 95], { atMost: 80 }), { ...row([3]), unit: "KB" }]);
  expect(table).toContain("| A | 90 ms  | ≤ 80 ms | **no**  | 90 ms, 70 ms, 95 ms |");
  expect(table).toMatch(/\| A \| 3\.0 KB \| +\| +\| exact +\|/);
});

describe("a section of the document", () => {
  const document = "# Title\n\nIntro.\n\n## One\n\nold\n\n## Two\n\nkept\n";

  test("takes the place of the one with its heading", () => {
    expect(withSection(document, { heading: "One", body: "new\n\n### Part" })).toBe(
      "# Title\n\nIntro.\n\n## One\n\nnew\n\n### Part\n\n## Two\n\nkept\n",
    );
  });

  test("comes last when there was none", () => {
    expect(withSection(document, { heading: "Three", body: "new" })).toBe(
      `${document}\n## Three\n\nnew\n`,
    );
  });

  test("put in twice is there once", () => {
    const section = { heading: "Two", body: "again" };
    const once = withSection(document, section);
    expect(withSection(once, section)).toBe(once);
  });
});

test("the page without scripts keeps everything else", () => {
  const html =
    '<head><script>var a = "<b>";</script><link rel="preload" as="font" href="/a.woff2"/>' +
    '<link rel="preload" as="fetch" href="/b.json"/><style>p{}</style></head>' +
    '<body><p>Text</p><script src="/a.js" async></script><script type="module">\n1\n</script></body>';
  expect(withoutScripts(html)).toBe(
    '<head><link rel="preload" as="font" href="/a.woff2"/><style>p{}</style></head><body><p>Text</p></body>',
  );
});
