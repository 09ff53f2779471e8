import { fileNode, type ResolverContext, type ResolverInfo, resolverOf } from "../resolving";
import { isDrawingPath } from "../schemas/pictureFile";

/**
 * The address of a drawing, which is shipped unchanged; null for a photo, whose `publicURL` would ship it in full size, with the
 * camera's metadata.
 */
export const drawingAddress = async (
  file: string,
  context: ResolverContext,
  info: ResolverInfo,
): Promise<unknown> => {
  if (!isDrawingPath(file)) return null;
  const node = await fileNode(file, context);
  return node && resolverOf(info, "File", "publicURL")(node, {}, context, info);
};
