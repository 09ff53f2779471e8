export { NotFound as default } from "../desktop/NotFound";
