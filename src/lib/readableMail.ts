/** An e-mail address as one would say it, which whoever gathers addresses from HTML does not recognise. */
export const readableMail = (mail: string): string =>
  mail.replaceAll("@", " (at) ").replaceAll(".", " (dot) ");
