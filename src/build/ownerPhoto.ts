import { type Field, fileNode, madeOf, resolverOf } from "./resolving";
import { isDrawingPath } from "./schemas/pictureFile";

const PHOTO = {
  layout: "fixed",
  width: 80,
  height: 80,
  outputPixelDensities: [1, 2],
  formats: ["webp"],
  placeholder: "none",
};

type Photo = Pick<Queries.OwnerPhoto, "alt"> & { readonly file: string };

/** Fields of the owner's picture: one of the two is null. */
export const ownerPhotoFields: Record<"image" | "drawing", Field<Photo>> = {
  image: {
    type: "GatsbyImageData",
    description: "Its sizes; null for a drawing, which has none.",
    resolve: async ({ file }, _args, context, info) => {
      if (isDrawingPath(file)) return null;
      const image = await madeOf(file, "ImageSharp", context);
      return resolverOf(info, "ImageSharp", "gatsbyImageData")(image, PHOTO, context, info);
    },
  },
  drawing: {
    type: "String",
    // A photo's `publicURL` would ship it in full size, with the camera's metadata.
    description: "The address of a drawing, which is shipped unchanged; null for a photo.",
    resolve: async ({ file }, _args, context, info) => {
      const node = isDrawingPath(file) ? await fileNode(file, context) : null;
      return node && resolverOf(info, "File", "publicURL")(node, {}, context, info);
    },
  },
};
