export { FinePicture } from "./FinePicture";
export { Grain } from "./Grain";
export { LivingLight } from "./LivingLight";
