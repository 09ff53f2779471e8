import { z } from "zod";
import { owner, text } from "../../content/schema";
import { type Career, careerSchema } from "../../resume";

type Texts = { readonly [List in keyof Career]?: readonly Partial<Career[List][number]>[] };

/** Keys without words of a language. Keywords are among the `texts`. */
const SAME = ["startDate", "endDate", "date", "releaseDate", "url", "keywords"];

const textsOf = ({ shape }: z.ZodObject) => {
  const texts = Object.entries(shape).filter(([key]) => !SAME.includes(key));
  return z.strictObject(Object.fromEntries(texts)).partial();
};

const lists = Object.fromEntries(
  Object.entries(careerSchema.unwrap().shape).map(([name, list]) => {
    const texts = z.array(textsOf(list.unwrap().element));
    return [name, texts.describe(`${list.unwrap().description}, each in its place`).optional()];
  }),
);

const { name, role, place, headline, summary, availability, pronouns } = owner.shape;

/** `data/career.de.json`, for any language: the résumé's texts that differ. */
export const translationSchema = z
  .strictObject({
    owner: textsOf(z.object({ name, role, place, headline, summary, availability, pronouns }))
      .describe("the texts about you in site.json")
      .optional(),
    ...lists,
    texts: z
      .record(z.string(), text("its translation"))
      .describe("every other text of the first résumé, each with its translation")
      .optional(),
  })
  .describe("the résumé in another language: the texts that differ");

export type Translation = z.output<typeof translationSchema> & Texts & { readonly tag: string };
