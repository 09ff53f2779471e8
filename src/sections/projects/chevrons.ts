import { ChevronLeft, ChevronRight } from "lucide-react";
import { direction } from "../../words/locale.words";

const isFromRight = direction === "rtl";

/** Towards what comes before, and what comes after, as the site is read. */
export const PreviousChevron = isFromRight ? ChevronRight : ChevronLeft;
export const NextChevron = isFromRight ? ChevronLeft : ChevronRight;
