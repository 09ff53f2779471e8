/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Address } from "../../src/ui/Address";

test.each([
  ["alex.doe@mail.example.com", "alex|.doe|@mail|.example|.com"],
  ["example.com/alex/portfolio", "example|.com/|alex/|portfolio"],
  ["localhost", "localhost"],
])("%s may be parted as %s", (address, parts) => {
  const { container } = render(<Address>{address}</Address>);
  expect(container.textContent).toBe(address);
  expect(container.innerHTML.replaceAll("<wbr>", "|")).toBe(parts);
});
