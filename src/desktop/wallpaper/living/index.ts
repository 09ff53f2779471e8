export { Light } from "./Light";
export { canLight } from "./lamp";
