/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { ContactSection } from "../../../src/sections/contact/ContactSection";
import type { ContactGroup, ContactTopic } from "../../../src/sections/contact/content";
import { COPIED_SHOWN_MS } from "../../../src/sections/contact/useCopy";
import { renderSection } from "../../support/renderSection";

/** A part of the section, by its heading. */
const partUnder = (name: string): HTMLElement => {
  const part = screen.getByRole("heading", { name }).closest("section");
  if (part === null) throw new Error(`There is no part ${name}.`);
  return part;
};

const aTopic = (given: Partial<ContactTopic>): ContactTopic => ({
  name: "Someone",
  level: "Now and then",
  mail: null,
  link: null,
  icon: { viewBox: "0 0 24 24", body: '<path d="M0 0h24v24z"/>' },
  ...given,
});
const mail = aTopic({ name: "Work mail", level: "For work", mail: "work@example.com" });
const page = aTopic({ name: "GitHub", level: "High usage", link: "https://www.example.com/me/" });

const show = (groups: readonly ContactGroup[]) =>
  renderSection(ContactSection, { "/contact/": { contacts: { nodes: groups } } });

const setClipboard = (clipboard: Pick<Clipboard, "writeText"> | undefined) =>
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
const pressCopy = () =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Copy work@example.com" }));
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("groups tell each contact's name and level", () => {
  show([
    { heading: "Professional", topics: [mail] },
    { heading: "Social Media", topics: [page] },
  ]);
  const social = within(partUnder("Social Media"));
  social.getByText("GitHub");
  social.getByText("High usage");
  expect(social.queryByText("Work mail")).toBeNull();
});

test("an address is a mail link, anything else a link that opens a tab of its own", () => {
  show([{ heading: "All", topics: [mail, page] }]);
  const write = screen.getByRole("link", { name: "work@example.com" });
  expect(write).toHaveAttribute("href", "mailto:work@example.com");
  expect(write).not.toHaveAttribute("target");
  const visit = screen.getByRole("link", { name: "example.com/me (opens in a new tab)" });
  expect(visit).toHaveAttribute("href", "https://www.example.com/me/");
  expect(visit).toHaveAttribute("target", "_blank");
  expect(visit).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("a mailto: link is a mail link as well, with all that the owner wrote in it", () => {
  show([{ heading: "All", topics: [aTopic({ link: "mailto:me@example.com?subject=Hello" })] }]);
  const write = screen.getByRole("link", { name: "me@example.com" });
  expect(write).toHaveAttribute("href", "mailto:me@example.com?subject=Hello");
  expect(write).not.toHaveAttribute("target");
  screen.getByRole("button", { name: "Copy me@example.com" });
});

test("Copy puts the address on the clipboard and says Copied for a while", async () => {
  const writeText = jest.fn(async () => {});
  setClipboard({ writeText });
  show([{ heading: "All", topics: [mail] }]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();

  await pressCopy();
  expect(writeText).toHaveBeenCalledWith("work@example.com");
  screen.getByRole("button", { name: "Copied work@example.com" });
  expect(screen.getByRole("status")).toHaveTextContent("Copied");

  act(() => jest.advanceTimersByTime(COPIED_SHOWN_MS));
  screen.getByRole("button", { name: "Copy work@example.com" });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test.each([
  ["a copy", { writeText: async () => {} }, "Copied work@example.com", "Copied"],
  ["a failure", undefined, "Copy work@example.com", /^Copying is not allowed here/],
])("%s is said again when it comes again", async (_, clipboard, button, words) => {
  setClipboard(clipboard);
  show([{ heading: "All", topics: [mail] }]);
  await pressCopy();
  const status = screen.getByRole("status");
  const [said] = status.children;
  await act(async () => screen.getByRole("button", { name: button }).click());
  expect(status).toHaveTextContent(words);
  expect(status.firstElementChild).not.toBe(said);
});

test.each([
  ["refuses", { writeText: () => Promise.reject(new Error("not allowed")) }],
  ["is not there", undefined],
])(
  "when the clipboard %s, the address is selected and a sentence says so",
  async (_, clipboard) => {
    setClipboard(clipboard);
    show([{ heading: "All", topics: [mail] }]);
    await pressCopy();
    expect(screen.getByRole("status")).toHaveTextContent(
      "Copying is not allowed here. The address is selected, ready to be copied.",
    );
    expect(getSelection()?.toString()).toBe("work@example.com");
    screen.getByRole("button", { name: "Copy work@example.com" });
  },
);

test("a group without contacts is left out; without any group there is a sentence", () => {
  show([{ heading: "Academic", topics: [] }]);
  expect(screen.queryByText("Academic")).toBeNull();
  screen.getByText("No contacts have been added yet.");
});
