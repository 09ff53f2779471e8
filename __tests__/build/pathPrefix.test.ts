import { pathPrefix } from "../../src/build/pathPrefix";

const earlier = process.env.PATH_PREFIX;
afterEach(() => {
  if (earlier === undefined) delete process.env.PATH_PREFIX;
  else process.env.PATH_PREFIX = earlier;
});

test.each([
  [undefined, ""],
  ["", ""],
  ["/", ""],
  ["portfolio", "/portfolio"],
  ["/portfolio", "/portfolio"],
  ["/portfolio/", "/portfolio"],
  ["people/alex/", "/people/alex"],
])("PATH_PREFIX %p is the prefix %p", (value, prefix) => {
  if (value === undefined) delete process.env.PATH_PREFIX;
  else process.env.PATH_PREFIX = value;
  expect(pathPrefix()).toBe(prefix);
});
