export { lastDay } from "./applicationSchema";
export { makeApplication } from "./makeApplication";
export {
  APPLICATION_FILE,
  APPLICATIONS_FOLDER,
  applicationFolder,
  LETTER_FILE,
  readApplication,
} from "./readApplication";
