/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { CreditIcon } from "../../../src/sections/attribution/CreditIcon";

jest.mock("gatsby", () => ({
  ...jest.requireActual("gatsby"),
  withPrefix: (path: string) => (path.startsWith("/") ? `/portfolio${path}` : path),
}));

test.each([
  ["/i/élan.svg", "/portfolio/i/élan.svg"],
  ["https://example.com/logo.svg", "https://example.com/logo.svg"],
])("of a site below a path, the picture at %s is asked for at %s", (iconUrl, address) => {
  const { container } = render(<CreditIcon icon={null} iconUrl={iconUrl} />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe(address);
});
