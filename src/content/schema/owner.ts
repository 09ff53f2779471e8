import { z } from "zod";
import { quote } from "../diagnostics";
import { email, text } from "./parts";
import { pictureFile } from "./pictureFile";
import { schemaMeta } from "./schemaMeta";

/** Digits as people group them, perhaps with a plus before them. */
const PHONE = /^\+?[\d\s()./-]{3,}$/;

/** Offsets such as "+01:00" are no zones to Intl everywhere, and say nothing of summer time. */
const isTimeZone = (value: string): boolean => {
  try {
    return /^[A-Za-z]/.test(value) && new Intl.DateTimeFormat("en", { timeZone: value }) !== null;
  } catch {
    return false;
  }
};

const phone = z
  .string()
  .regex(PHONE, {
    error: ({ input }) => `${quote(input)} is not a phone number, such as "+47 22 33 44 55".`,
  })
  .describe('your phone number, such as "+47 22 33 44 55"');

const timeZone = z
  .string()
  .refine(isTimeZone, {
    error: ({ input }) => `${quote(input)} is not a time zone's name, such as "Europe/Oslo".`,
  })
  .describe('the name of your time zone, such as "Europe/Oslo"');

const photo = z
  .strictObject({
    file: pictureFile("pictures/me.jpg", undefined, "portrait"),
    alt: text("what the photo shows, for visitors who can't see it"),
  })
  .describe("a photo or a drawing of you, shown in place of your initials")
  .register(schemaMeta, {
    type: "OwnerPhoto",
    fields: /* GraphQL */ `
      "Its file if it is a photo. Shipped unchanged, it would have the camera's metadata."
      image: File @fileByRelativePath
      "Its file if it is a drawing, which has no sizes."
      drawing: File @fileByRelativePath
    `,
  });

/** The person whom the site presents. */
export const owner = z
  .strictObject({
    name: text("your name"),
    role: text("your profession"),
    email: email("your e-mail address").optional(),
    place: text("where you live or work").optional(),
    photo: photo.optional(),
    headline: text("what you do, in one line").optional(),
    summary: text("who you are, in two or three sentences").optional(),
    availability: text('whether you can be hired, such as "Open to work from March"').optional(),
    pronouns: text('the words for you, such as "she/her"').optional(),
    timeZone: timeZone.optional(),
    phone: phone.optional(),
  })
  .describe("the person whom the site presents")
  .register(schemaMeta, { type: "Owner" });
