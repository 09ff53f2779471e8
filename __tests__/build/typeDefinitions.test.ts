import { type FieldDefinitionNode, Kind, parse, print, type TypeNode } from "gatsby/graphql";
import { z } from "zod";
import { CONTENT_TYPES, contentTypeName } from "../../src/build/contentTypeName";
import { contentSchema, SLICE_NAMES } from "../../src/build/slices";
import { TYPE_DEFINITIONS } from "../../src/build/typeDefinitions";

const definitions = parse(TYPE_DEFINITIONS).definitions;

const fieldsOf = (type: string): readonly FieldDefinitionNode[] | undefined =>
  definitions.flatMap((it) =>
    it.kind === Kind.OBJECT_TYPE_DEFINITION && it.name.value === type ? [it.fields ?? []] : [],
  )[0];

const enumOf = (type: string): string[] | undefined =>
  definitions.flatMap((it) =>
    it.kind === Kind.ENUM_TYPE_DEFINITION && it.name.value === type
      ? [(it.values ?? []).map(({ name }) => name.value)]
      : [],
  )[0];

/** Types that take the place of a text: an icon's name, and a picture's path. */
const DRAWN = new Set(["Icon", "File"]);

/** Fields that the checked copy fills in where the owner may leave them out. */
const FILLED_IN = new Set(["Defaults.wallpaper", "CreditTopic.level"]);

/** Fields that no file has: the checked copy adds them, or Gatsby follows them to other nodes. */
const ADDED: Readonly<Record<string, string>> = {
  "NavigationItem.address": "String!",
  "NavigationItem.folder": "String!",
  "General.featured": "[Project!]!",
  "Project.address": "String!",
  "Post.address": "String!",
};

/** All fields of a GraphQL type and of the types inside it, as "path: kind", with "!" where there is always a value. */
function graphqlShape(type: TypeNode, path: string): string[] {
  if (type.kind === Kind.NON_NULL_TYPE) {
    return graphqlShape(type.type, path).map((line, index) => (index === 0 ? `${line}!` : line));
  }
  if (type.kind === Kind.LIST_TYPE)
    return [`${path}: list`, ...graphqlShape(type.type, `${path}[]`)];
  const name = type.name.value;
  if (DRAWN.has(name)) return [`${path}: String`];
  const values = enumOf(name);
  if (values !== undefined) return [`${path}: ${values.join("|")}`];
  const fields = fieldsOf(name);
  if (fields === undefined) return [`${path}: ${name}`];
  return [
    `${path}: record`,
    ...fields
      .filter((field) => field.name.value !== "position")
      .filter((field) => !(`${name}.${field.name.value}` in ADDED))
      .flatMap((field) => {
        const inside = graphqlShape(field.type, `${path}.${field.name.value}`);
        const filledIn = FILLED_IN.has(`${name}.${field.name.value}`);
        return filledIn ? inside.map((line) => line.replace(/!$/, "")) : inside;
      }),
  ];
}

/** Section titles have blanks, so GraphQL can have no enum of them. */
const isGraphqlName = (name: unknown): boolean => /^\w+$/.test(String(name));

/** The same of a schema. */
function zodShape(schema: unknown, path: string, needed = "!"): string[] {
  if (schema instanceof z.ZodOptional) return zodShape(schema.unwrap(), path, "");
  if (schema instanceof z.ZodDefault) return zodShape(schema.unwrap(), path, "!");
  if (schema instanceof z.ZodDiscriminatedUnion || path.endsWith(".basics.year")) {
    return entryShape(path, needed);
  }
  if (schema instanceof z.ZodArray) {
    return [`${path}: list${needed}`, ...zodShape(schema.element, `${path}[]`)];
  }
  if (schema instanceof z.ZodObject) {
    return [
      `${path}: record${needed}`,
      ...Object.entries(schema.shape).flatMap(([key, value]) => zodShape(value, `${path}.${key}`)),
    ];
  }
  if (schema instanceof z.ZodEnum && schema.options.every(isGraphqlName)) {
    return [`${path}: ${schema.options.join("|")}${needed}`];
  }
  if (schema instanceof z.ZodLiteral) return [`${path}: text|array${needed}`];
  if (schema instanceof z.ZodNumber) return [`${path}: Int${needed}`];
  return [`${path}: String${needed}`];
}

/** An entry's content is a list in GraphQL, whatever it is in the file. */
const entryShape = (path: string, needed: string): string[] => [
  `${path}: record${needed}`,
  `${path}.type: text|array!`,
  `${path}.content: list!`,
  `${path}.content[]: String!`,
];

test.each(SLICE_NAMES)("the GraphQL types of %s have the fields of its schema", (slice) => {
  const schema = contentSchema.shape[slice];
  const item = schema instanceof z.ZodArray ? schema.element : schema;
  const type = parse(`type Query { ${slice}: ${CONTENT_TYPES[slice]}! }`).definitions[0];
  const field = type?.kind === Kind.OBJECT_TYPE_DEFINITION ? type.fields?.[0] : undefined;
  if (field === undefined) throw new Error("unreachable");
  expect(graphqlShape(field.type, slice).sort()).toEqual(zodShape(item, slice).sort());
});

test.each(SLICE_NAMES)("the items of %s can be brought into their order", (slice) => {
  const isList = contentSchema.shape[slice] instanceof z.ZodArray;
  const position = fieldsOf(CONTENT_TYPES[slice])?.some(({ name }) => name.value === "position");
  expect(position).toBe(isList);
});

test.each(Object.entries(ADDED))("%s, which is in no file, is there: %s", (place, type) => {
  const [owner = "", name] = place.split(".");
  const field = fieldsOf(owner)?.find((it) => it.name.value === name);
  expect(field && print(field.type)).toBe(type);
});

test("each slice has a type that Gatsby is not to guess", () => {
  for (const type of Object.values(CONTENT_TYPES)) {
    expect(TYPE_DEFINITIONS).toContain(`type ${type} implements Node @dontInfer {`);
  }
});

test("a file's nodes get the type of its slice", () => {
  expect(contentTypeName({ node: { name: "posts" } })).toBe("Post");
  expect(() => contentTypeName({ node: { name: "toString" } })).toThrow("toString");
});
