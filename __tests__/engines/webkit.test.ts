import { CHAPTERS } from "./steps";
import { tryIn } from "./support/suite";
import { webkit } from "./support/webkit";

tryIn(webkit, CHAPTERS);
