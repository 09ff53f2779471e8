import type { GatsbyNode } from "gatsby";
import { writeDocuments } from "../documents/writeDocuments";

/** Writes the content documents beside the pages. (Gatsby still waits for the pictures that they ask for.) */
export const onPostBuild: GatsbyNode["onPostBuild"] = ({ graphql }) => writeDocuments(graphql);
