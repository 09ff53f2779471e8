export { aboutPicture, inPixels, type Size } from "./checkPicture";
export { fileError, namedByAddress, pageOf } from "./findFile";
export { cleanOwnPictures, uprightPicture } from "./uprightPicture";
