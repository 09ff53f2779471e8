import { marks } from "../words/locale.words";
import { spoken } from "./spoken.words";

/** A phone number as one dictates it, against harvesters. */
export const readablePhone = (phone: string): string =>
  `${phone.startsWith("+") ? `${spoken.plus} ` : ""}${(phone.match(/\d{1,3}/g) ?? []).join(marks.comma)}`;
