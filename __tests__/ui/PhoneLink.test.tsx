import { renderToString } from "react-dom/server";
import { PhoneLink } from "../../src/ui/PhoneLink";

test("the number is not in the built page, but can be read there", () => {
  const html = renderToString(<PhoneLink number="+47 22 33 44 55" />);
  expect(html).not.toContain("tel:");
  expect(html).not.toContain("22 33");
  expect(html).toContain("plus 47, 22, 33, 44, 55");
});
