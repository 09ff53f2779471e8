import { sayCheck } from "./content/sayCheck";

/** `npm run check:content` */
void sayCheck();
