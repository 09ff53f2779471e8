export { aboutPicture, inPixels, type Size } from "./checkPicture";
export { fileDiagnostic, namedByAddress, pageOf } from "./findFile";
export { cleanOwnPictures, uprightPicture } from "./uprightPicture";
