import * as v from "valibot";

const perhaps = v.nullable(v.string());

/** What stands for a project, as every query asks for it. */
export const projectCoverContent = v.object({
  coverPath: perhaps,
  coverPicture: v.nullable(
    v.object({
      childImageSharp: v.nullable(v.object({ resize: v.nullable(v.object({ src: perhaps })) })),
    }),
  ),
});

export type ProjectCoverContent = v.InferOutput<typeof projectCoverContent>;
