import { z } from "zod";
import { defineCollection } from "../../src/content/section";
import { graphqlTypes } from "../../src/gatsby/node/graphqlTypes";

const talk = z.strictObject({ title: z.string(), year: z.int().optional() });

test.each([
  ["that every site has", z.array(talk)],
  ["that an owner may leave out", z.array(talk).optional()],
])("the records of a list %s have a type and a position", (_which, schema) => {
  const talks = defineCollection<z.ZodType, unknown>({ schema, type: "Talk" });
  expect(graphqlTypes({ talks }).replace(/\s+/g, " ")).toContain(
    "type Talk implements Node @dontInfer { position: Int! title: String! year: Int }",
  );
});
