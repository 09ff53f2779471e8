import fc from "fast-check";
import { readableMail } from "../../src/lib/readableMail";

test("an address becomes words", () => {
  expect(readableMail("alex@example.com")).toBe("alex (at) example (dot) com");
});

test("a reader can undo it, a pattern for addresses does not find it", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (mail) => {
      const words = readableMail(mail);
      expect(words).not.toMatch(/[@.]/);
      expect(words.replaceAll(" (at) ", "@").replaceAll(" (dot) ", ".")).toBe(mail);
    }),
  );
});
