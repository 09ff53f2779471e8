import { z } from "zod";
import { isHttpsAddress } from "../addresses";
import { quote } from "../diagnostics/quote";
import { forGraphql } from "../graphqlMarks";
import { recordOf } from "../record";
import { addressOrPath, always } from "./parts";

const integrity = z
  .string()
  .regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/, {
    error: ({ input }) => `${quote(input)} is not an integrity such as "sha384-…".`,
  })
  .describe("the script's hash, without which a script from elsewhere is not loaded");

const integrityIfElsewhere = (value: unknown, context: z.core.$RefinementCtx): void => {
  const { src, integrity: given } = recordOf(value);
  if (typeof src !== "string" || !isHttpsAddress(src) || given !== undefined) return;
  const message =
    '"integrity" is missing. A script from elsewhere needs it, such as "sha384-…": then no other script can take its place.';
  context.addIssue({ code: "custom", message });
};

/** The one slot for a script of somebody else. */
export const analytics = forGraphql(
  z
    .strictObject({
      src: addressOrPath("the script that counts visits, without cookies"),
      integrity: integrity.optional(),
    })
    .superRefine(integrityIfElsewhere, always)
    .describe("a script that counts visits; without this there is none"),
  { type: "Analytics" },
);
