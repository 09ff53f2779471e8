import type { GatsbyNode } from "gatsby";
import { keepQuery } from "../documents/developQuery";

/** Makes no page: keeps the way to ask the GraphQL layer for the server of `gatsby develop`. */
export const createPages: GatsbyNode["createPages"] = ({ graphql }) => keepQuery(graphql);
