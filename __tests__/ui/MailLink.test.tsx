/** @jest-environment jsdom */
import "@testing-library/jest-dom";

// React's server build asks for it; jsdom has none.
import { TextDecoder, TextEncoder } from "node:util";
import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { MailLink } from "../../src/ui/MailLink";

Object.assign(globalThis, { TextDecoder, TextEncoder });

const ADDRESS = "alex.doe@mail.example.com";

test("the server's HTML says the address in words, and hydrating it makes the link", async () => {
  const { renderToString } = await import("react-dom/server");
  const html = renderToString(<MailLink address={ADDRESS} />);
  expect(html).toContain("alex (dot) doe (at) mail (dot) example (dot) com");
  expect(html).not.toMatch(/@|mailto/);

  const complaint = jest.spyOn(console, "error");
  const host = document.createElement("div");
  host.innerHTML = html;
  document.body.append(host);
  const root = await act(async () => hydrateRoot(host, <MailLink address={ADDRESS} />));
  expect(screen.getByRole("link", { name: ADDRESS })).toHaveAttribute("href", `mailto:${ADDRESS}`);
  expect(complaint).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test("a link that says more than the address is followed as it is", () => {
  render(<MailLink address={ADDRESS} href={`mailto:${ADDRESS}?subject=Hi`} />);
  expect(screen.getByRole("link", { name: ADDRESS })).toHaveAttribute(
    "href",
    `mailto:${ADDRESS}?subject=Hi`,
  );
});
