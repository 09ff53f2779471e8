import fc from "fast-check";
import { z } from "zod";
import { unveiled, veiled } from "../../src/lib/veil";

/** Such as data files may hold. */
const mailAddress = fc.emailAddress().filter((mail) => z.regexes.email.test(mail));

test("a veiled mail address is not to be found, and comes back as it was", () => {
  fc.assert(
    fc.property(mailAddress, (mail) => {
      for (const address of [mail, `mailto:${mail}`, `mailto:${mail}?subject=a%20@b`]) {
        expect(veiled(address)).not.toContain("@");
        expect(veiled(address)).not.toContain("mailto:");
        expect(unveiled(veiled(address))).toBe(address);
      }
    }),
  );
});

test.each(["https://social.example/@alex", "HTTPS://example.com", "/talk.pdf"])(
  "%s is no mail address and stays as it is",
  (address) => {
    expect(veiled(address)).toBe(address);
    expect(unveiled(address)).toBe(address);
  },
);
