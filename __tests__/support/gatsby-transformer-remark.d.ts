declare module "gatsby-transformer-remark/gatsby-node" {
  interface Field {
    resolve(node: object, args: object, context: object): Promise<import("hast").Root>;
  }
  export const setFieldsOnGraphQLNodeType: (
    args: object,
    options: { plugins: readonly object[] },
  ) => Promise<{ htmlAst: Field }>;
}
