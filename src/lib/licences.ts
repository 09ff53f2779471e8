/** The path of the licences of shipped work. */
export const LICENCES_PATH = "/licences.txt";
