export { adviceFor } from "./fontAdvice";
export {
  charactersIn,
  DEFAULT_FONT,
  type FontFile,
  fontDiagnostic,
  fontFiles,
  installedFonts,
  otherFontFiles,
} from "./fontFiles";
