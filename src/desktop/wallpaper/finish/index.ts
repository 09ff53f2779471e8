export { FinePicture } from "./FinePicture";
