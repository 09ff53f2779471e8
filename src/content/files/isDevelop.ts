export const isDevelop = (): boolean => process.env.gatsby_executing_command === "develop";
