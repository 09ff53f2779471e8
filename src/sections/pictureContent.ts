import * as v from "valibot";

/** What a page draws of a picture that the build made smaller ones of, as every query asks for it. */
export const pictureContent = v.object({
  childImageSharp: v.nullable(
    v.object({
      gatsbyImageData: v.object({
        layout: v.picklist(["fixed", "fullWidth", "constrained"]),
        width: v.number(),
        height: v.number(),
        images: v.object({
          sources: v.array(v.object({ srcSet: v.string(), sizes: v.string(), type: v.string() })),
          fallback: v.object({ src: v.string(), srcSet: v.string(), sizes: v.string() }),
        }),
      }),
    }),
  ),
});
