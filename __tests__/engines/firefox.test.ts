import { CHAPTERS } from "./steps";
import { firefox } from "./support/firefox";
import { tryIn } from "./support/suite";

tryIn(firefox, CHAPTERS);
