import { spoken } from "./spoken.words";

/** An e-mail address spelt out, against harvesters. */
export const readableMail = (mail: string): string =>
  mail.replaceAll("@", ` ${spoken.at} `).replaceAll(".", ` ${spoken.dot} `);
