/** Whether this is `gatsby develop`. */
export const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop";
