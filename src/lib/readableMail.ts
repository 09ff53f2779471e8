import { spoken } from "./spoken.words";

/** An e-mail address as one would say it, which address harvesters do not recognise. */
export const readableMail = (mail: string): string =>
  mail.replaceAll("@", ` ${spoken.at} `).replaceAll(".", ` ${spoken.dot} `);
