export { isBefore, isExpected, PRESENT, today } from "./compare";
export { dayInWords, timeInWords, timesIn } from "./inWords";
export { meantTimes, writeTimes } from "./meantTimes";
export { checkSpan, end, expectedEnd, expectedStart, FIRST_YEAR, start } from "./times";
