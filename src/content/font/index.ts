export { adviceFor } from "./fontAdvice";
export {
  charactersIn,
  DEFAULT_FONT,
  type FontFile,
  fontError,
  fontFiles,
  installedFonts,
  otherFontFiles,
} from "./fontFiles";
