/** The path of the résumé's page. */
export const RESUME_ADDRESS = "/resume/";
