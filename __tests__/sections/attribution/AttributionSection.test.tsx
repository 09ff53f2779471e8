/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen, within } from "@testing-library/react";
import { AttributionSection } from "../../../src/sections/attribution/AttributionSection";
import type {
  CreditGroup,
  CreditTopic,
  WallpaperCredit,
} from "../../../src/sections/attribution/content";
import { renderSection } from "../../support/renderSection";

/** A part of the section, by its heading. */
const partUnder = (name: string): HTMLElement => {
  const part = screen.getByRole("heading", { name }).closest("section");
  if (part === null) throw new Error(`There is no part ${name}.`);
  return part;
};

const icon = { viewBox: "0 0 24 24", body: '<path d="M0 0h24v24z"/>' };
const aCredit = (given: Partial<CreditTopic>): CreditTopic => ({
  name: "A tool",
  link: "https://www.example.com/tool?from=us",
  icon,
  iconUrl: null,
  ...given,
});
const aGroup = (heading: string, topics: readonly CreditTopic[] = [aCredit({})]): CreditGroup => ({
  heading,
  topics,
});
const dunes: WallpaperCredit = {
  name: "bg3",
  title: "Amber dunes",
  alt: "Warm ridges with long shadows.",
  author: "Ada Example",
  licence: "CC0-1.0",
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: "fixed",
        width: 160,
        height: 90,
        images: { fallback: { src: "/dunes.jpg" }, sources: [] },
      },
    },
  },
};

const show = ({
  settings = [],
  attribution = [],
  wallpapers = [],
}: {
  settings?: readonly CreditGroup[];
  attribution?: readonly CreditGroup[];
  wallpapers?: readonly WallpaperCredit[];
}) =>
  renderSection(AttributionSection, {
    "/": {
      settings: { nodes: settings },
      attribution: { nodes: attribution },
      wallpapers: { nodes: wallpapers },
    },
  });

const headings = () =>
  screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);

test("Stack comes first, then Icons and Images", () => {
  show({ settings: [aGroup("Stack")], attribution: [aGroup("Icons"), aGroup("Images")] });
  expect(headings()).toEqual(["Stack", "Icons", "Images"]);
});

test("a credit links to its work in a new tab, and says the host instead of the link again", () => {
  show({ settings: [aGroup("Stack")] });
  const link = screen.getByRole("link", { name: "A tool (opens in a new tab)" });
  expect(link).toHaveAttribute("href", "https://www.example.com/tool?from=us");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByRole("listitem")).toHaveTextContent(
    /^A tool \(opens in a new tab\)example\.com$/,
  );
});

test("a credit by mail is a mail link", () => {
  show({ settings: [aGroup("Stack", [aCredit({ link: "mailto:ada@example.com" })])] });
  const link = screen.getByRole("link", { name: "ada@example.com" });
  expect(link).toHaveAttribute("href", "mailto:ada@example.com");
  expect(link).not.toHaveAttribute("target");
});

test("a picture from elsewhere waits until it is near, keeps its room, and may fail to load", () => {
  const iconUrl = "https://example.com/logo.svg";
  const { container } = show({
    settings: [aGroup("Stack", [aCredit({ icon: null, iconUrl })])],
  });
  const picture = container.querySelector("img");
  expect(picture).toHaveAttribute("src", iconUrl);
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(picture).toHaveAttribute("width");
  expect(picture).toHaveAttribute("height");
  expect(picture).toHaveAttribute("alt", "");

  if (picture) fireEvent.error(picture);
  expect(container.querySelector("img")).toBeNull();
  expect(container.querySelector("[data-part=icon] svg")).not.toBeNull();
});

test("wallpapers stand among the images, each with title, author and licence", () => {
  show({ attribution: [aGroup("Images"), aGroup("Icons")], wallpapers: [dunes] });
  const images = within(partUnder("Images"));
  expect(images.getByRole("img", { name: dunes.alt })).toHaveAttribute("loading", "lazy");
  const credit = images.getByRole("figure");
  expect(credit).toHaveTextContent("Amber dunes");
  expect(credit).toHaveTextContent("Ada Example");
  expect(credit).toHaveTextContent("CC0-1.0");
  expect(screen.getAllByRole("figure")).toHaveLength(1);
});

test("wallpapers have a group of images even if the owner wrote none", () => {
  show({ settings: [aGroup("Stack")], attribution: [aGroup("Icons")], wallpapers: [dunes] });
  expect(headings()).toEqual(["Stack", "Icons", "Images"]);
});

test("an empty group is left out; with nothing at all there is a sentence", () => {
  show({ settings: [aGroup("Stack", [])], attribution: [aGroup("Images", [])] });
  expect(screen.queryByRole("heading", { level: 4 })).toBeNull();
  screen.getByText("There is nothing to credit yet.");
});
