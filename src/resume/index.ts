export { type Career, careerSchema } from "./careerSchema";
export { type Edition, type Resume, type ResumeProject, sameName, wordsOfResume } from "./record";
export { CARD_FILE, RESUME_FILES, writeResumeFiles } from "./resumeFiles";
export { resumeHtml } from "./resumeHtml";
export { canMakePdf } from "./typst";
export { wordFile } from "./wordFile";
export { writePdfs } from "./writePdfs";
