import { scrollMemory } from "../../src/lib/scrollMemory";

afterEach(() => scrollMemory.forget());

test("a place is found again by what was read there, the last one of each", () => {
  scrollMemory.remember("/posts/oak/", 120);
  scrollMemory.remember("panel /", 40);
  scrollMemory.remember("/posts/oak/", 80);
  expect(scrollMemory.recall("/posts/oak/")).toBe(80);
  expect(scrollMemory.recall("panel /")).toBe(40);
});

test("the top is a place as well, and what was not read has none", () => {
  scrollMemory.remember("/posts/oak/", 0);
  expect(scrollMemory.recall("/posts/oak/")).toBe(0);
  expect(scrollMemory.recall("/posts/elm/")).toBeUndefined();
});

test("no name is special", () => {
  for (const name of ["__proto__", "constructor", "toString", ""]) {
    expect(scrollMemory.recall(name)).toBeUndefined();
    scrollMemory.remember(name, 7);
    expect(scrollMemory.recall(name)).toBe(7);
  }
  expect(Object.keys(scrollMemory.all()).sort()).toEqual([
    "",
    "__proto__",
    "constructor",
    "toString",
  ]);
});

test("all of it can be kept and put back, and what is handed out does not change any more", () => {
  scrollMemory.remember("a", 1);
  const kept = scrollMemory.all();
  scrollMemory.remember("a", 2);
  scrollMemory.remember("b", 3);
  expect(kept).toEqual({ a: 1 });
  expect(JSON.parse(JSON.stringify(scrollMemory.all()))).toEqual({ a: 2, b: 3 });
});

test("what is known of one page can be forgotten", () => {
  for (const key of ["/posts/oak/", "panel /posts/oak/", "/oak/", "panel /posts/"]) {
    scrollMemory.remember(key, 1);
  }
  scrollMemory.forget("/posts/oak/");
  expect(scrollMemory.all()).toEqual({ "/oak/": 1, "panel /posts/": 1 });
});

test("it can be forgotten", () => {
  scrollMemory.remember("a", 1);
  scrollMemory.forget();
  expect(scrollMemory.recall("a")).toBeUndefined();
  expect(scrollMemory.all()).toEqual({});
});
