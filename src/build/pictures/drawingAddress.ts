import { fileNode, type ResolverContext, type ResolverInfo, resolverOf } from "../resolving";
import { isDrawingPath } from "../schemas/pictureFile";

/**
 * Where a browser gets a drawing of the content, which is shipped as it is; null for another picture. (Asking all pictures
 * for their `publicURL` would ship photos in full size, with what a camera has written into them.)
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
