/** Where the built site says whose work it ships. */
export const LICENCES_PATH = "/licences.txt";
