import { Kind, parse, print } from "gatsby/graphql";
import { z } from "zod";
import { contentTypeName } from "../../src/build/contentTypeName";
import { forGraphql } from "../../src/build/graphqlMarks";
import { graphqlTypes } from "../../src/build/graphqlTypes";
import { icon, text } from "../../src/build/schemas/parts";
import { SLICES } from "../../src/build/slices";

/** A type as its fields: "name: type". */
const typesIn = (sdl: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    parse(sdl).definitions.flatMap((it) => {
      if (it.kind === Kind.ENUM_TYPE_DEFINITION)
        return [[it.name.value, (it.values ?? []).map(({ name }) => name.value)]];
      if (it.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
      const fields = (it.fields ?? []).map(({ name, type, directives = [] }) =>
        [`${name.value}: ${print(type)}`, ...directives.map(print)].join(" "),
      );
      return [[it.name.value, fields]];
    }),
  );

const typesOf = (schema: z.ZodType, addedFields?: string) =>
  typesIn(graphqlTypes({ trees: { schema, type: "Tree", addedFields } }));

test("a list's items carry their place in it, a record does not", () => {
  const tree = z.strictObject({ name: text("its name") });
  expect(typesOf(tree).Tree).toEqual(["name: String!"]);
  expect(typesOf(z.array(tree)).Tree).toEqual(["position: Int!", "name: String!"]);
});

test("what may be left out may be null, unless it is filled in", () => {
  const tree = z.strictObject({
    alias: text("another name").optional(),
    height: z.int().default(3),
    label: forGraphql(text("a label"), { isFilledIn: true }).optional(),
    isOld: z.boolean().optional(),
  });
  expect(typesOf(tree).Tree).toEqual([
    "alias: String",
    "height: Int!",
    "label: String!",
    "isOld: Boolean",
  ]);
});

test("a record inside has a type of its own, named after its place or as it is marked", () => {
  const leaf = z.strictObject({ colour: text("its colour") });
  const tree = z.strictObject({
    crown: z.strictObject({ leaves: z.array(forGraphql(leaf, { type: "Leaf" })) }),
    firstLeaf: forGraphql(leaf.clone(), { type: "Leaf" }),
  });
  expect(typesOf(tree)).toMatchObject({
    Tree: ["crown: TreeCrown!", "firstLeaf: Leaf!"],
    TreeCrown: ["leaves: [Leaf!]!"],
    Leaf: ["colour: String!"],
  });
});

test("a marked choice is an enum, any other a text; an icon and a file are more than texts", () => {
  const tree = z.strictObject({
    kind: forGraphql(z.enum(["oak", "elm"]), { type: "TreeKind" }),
    place: z.enum(["at the edge", "inside"]),
    icon,
    picture: forGraphql(text("a picture"), { type: "File", directive: "@fileByRelativePath" }),
  });
  expect(typesOf(tree)).toMatchObject({
    Tree: [
      "kind: TreeKind!",
      "place: String!",
      "icon: Icon!",
      "picture: File! @fileByRelativePath",
    ],
    TreeKind: ["oak", "elm"],
  });
});

test("fields that no file has are added", () => {
  const tree = z.strictObject({ name: text("its name") });
  expect(typesOf(tree, "address: String!").Tree).toEqual(["address: String!", "name: String!"]);
});

test("what the owner is told of a key, developers are told of the field", () => {
  const tree = z.strictObject({ alias: text('another "name"').optional() });
  const sdl = graphqlTypes({ trees: { schema: tree, type: "Tree" } });
  expect(sdl).toContain('"another \\"name\\""\nalias: String');
});

describe("the content's own types", () => {
  const sdl = graphqlTypes(SLICES);

  test.each(Object.values(SLICES))("$type is not guessed by Gatsby", ({ type }) => {
    expect(sdl).toContain(`type ${type} implements Node @dontInfer {`);
  });

  test("every type that is named is there, once", () => {
    const names = parse(sdl).definitions.flatMap((it) => ("name" in it ? [it.name?.value] : []));
    expect(new Set(names).size).toBe(names.length);
    const known = new Set([...names, "String", "Int", "Boolean", "Date", "File"]);
    const named = Object.values(typesIn(sdl))
      .flat()
      .flatMap((field) => /: \[?(\w+)/.exec(field)?.[1] ?? []);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

test("a file's nodes get the type of its slice", () => {
  expect(contentTypeName({ node: { name: "posts" } })).toBe("Post");
  expect(() => contentTypeName({ node: { name: "toString" } })).toThrow("toString");
});
