/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OwnerDetails } from "../../../src/sections/general/content";
import { GeneralSection } from "../../../src/sections/general/GeneralSection";
import { renderSection } from "../../support/renderSection";
import { aShell } from "../../support/shell";
import { aPictureFile } from "../samples";

const NO_DETAILS: OwnerDetails = {
  photo: null,
  headline: null,
  summary: null,
  availability: null,
  pronouns: null,
  timeZone: null,
  phone: null,
};

interface Given {
  details?: Partial<OwnerDetails>;
  place?: string | null;
  general?: { paragraphs?: string[]; featured?: string[] } | null;
  titles?: string[];
}

const featuredProject = (name: string) => ({
  name,
  address: `/projects/${name.toLowerCase()}/`,
  brief: `About ${name}.`,
  language: null,
  coverPath: `/covers/${name.toLowerCase()}.svg`,
  coverPicture: null,
});

const show = ({
  details = {},
  place = "Oslo",
  general = {},
  titles = ["General", "Projects", "Contact"],
}: Given = {}) => {
  const { paragraphs = ["One.", "Two."], featured = ["Avocado", "Makestar"] } = general ?? {};
  const content = { heading: "Hello", paragraphs, featured: featured.map(featuredProject) };
  const owner = { name: "Alex Example", role: "Engineer", email: "alex@example.com", place };
  const address = titles[0] === "General" ? "/" : "/general/";
  return renderSection(
    GeneralSection,
    { [address]: { site: { owner: { ...NO_DETAILS, ...details } }, general: general && content } },
    aShell({ titles, site: { owner } }),
  );
};

test("who the owner is", () => {
  show();
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
  for (const fact of ["Alex Example", "Engineer", "Oslo", "One.", "Two."]) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
});

test("the owner's address is not in the page", () => {
  const { container } = show();
  expect(container.innerHTML).not.toContain("alex@example.com");
});

test("a featured project is a link to its page", async () => {
  const { addressBar } = show();
  const link = screen.getByRole("link", { name: "Makestar" });
  expect(link).toHaveAttribute("href", "/projects/makestar/");
  await userEvent.click(link);
  expect(addressBar()).toBe("/projects/makestar/");
});

test("a featured project is a card with its picture", () => {
  const { container } = show();
  const sources = [...container.querySelectorAll("li img")].map((image) =>
    image.getAttribute("src"),
  );
  expect(sources).toEqual(["/covers/avocado.svg", "/covers/makestar.svg"]);
});

test("the way to the contacts", async () => {
  const { addressBar } = show();
  const link = screen.getByRole("link", { name: "Get in touch" });
  expect(link).toHaveAttribute("href", "/contact/");
  await userEvent.click(link);
  expect(addressBar()).toBe("/contact/");
});

test("the contacts are found where they are, also at the site's first page", () => {
  show({ titles: ["Contact", "General"] });
  expect(screen.getByRole("link", { name: "Get in touch" })).toHaveAttribute("href", "/");
});

test("the sections are found by what they are, whatever the owner calls them", () => {
  const shell = aShell({ titles: ["General", "Work", "Write to me"] });
  const keys = ["General", "Projects", "Contact"];
  const nodes = shell.navigation.nodes.map((item, index) => ({
    ...item,
    section: keys[index] ?? "",
  }));
  const general = { heading: "Hello", paragraphs: [], featured: [featuredProject("Avocado")] };
  renderSection(
    GeneralSection,
    { "/": { site: null, general } },
    { ...shell, navigation: { nodes } },
  );
  expect(screen.getByRole("link", { name: "Get in touch" })).toHaveAttribute(
    "href",
    "/write-to-me/",
  );
  expect(screen.getByRole("link", { name: "Avocado" })).toBeVisible();
});

test("sections that the owner has taken out are not offered", () => {
  show({ titles: ["General"] });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  expect(screen.queryByText("Featured projects")).not.toBeInTheDocument();
});

test("the least that an owner can write", () => {
  show({ place: null, general: { paragraphs: [], featured: [] } });
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
  expect(screen.queryByText("Featured projects")).not.toBeInTheDocument();
});

test("an owner who wrote nothing is presented all the same", () => {
  show({ general: null });
  expect(screen.getByRole("heading")).toHaveTextContent("Alex Example");
});

test("what stands twice shows twice, a project once", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => {});
  show({ general: { paragraphs: ["Again.", "Again."], featured: ["Avocado", "Avocado"] } });
  expect(screen.getAllByText("Again.")).toHaveLength(2);
  expect(screen.getAllByRole("link", { name: "Avocado" })).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

describe("what the owner says of themselves beside that", () => {
  const card = () => {
    const found = document.querySelector<HTMLElement>(".h-card");
    if (found === null) throw new Error("There is no card.");
    return found;
  };

  test("a photo stands where the initials are otherwise", () => {
    show();
    expect(card()).toHaveTextContent(/^AE/);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    cleanup();

    show({ details: { photo: { alt: "Alex.", drawing: null, file: aPictureFile } } });
    expect(card()).not.toHaveTextContent(/^AE/);
    const photo = screen.getByRole("img", { name: "Alex." });
    expect(photo).toHaveClass("u-photo");
    expect(photo).toHaveAttribute("width", "80");
    expect(photo).toHaveAttribute("height", "80");
  });

  test("so does a drawing, as it is", () => {
    const file = { childImageSharp: null };
    show({ details: { photo: { alt: "Alex.", drawing: "/static/1/me.svg", file } } });
    expect(card()).not.toHaveTextContent(/^AE/);
    const drawing = screen.getByRole("img", { name: "Alex." });
    expect(drawing).toHaveAttribute("src", "/static/1/me.svg");
    expect(drawing).toHaveClass("u-photo");
  });

  test("the words", () => {
    const details = {
      headline: "Makes slow screens quick.",
      summary: "For thirty years.",
      availability: "Open to work from March",
      pronouns: "they/them",
    };
    show({ details });
    for (const words of Object.values(details)) expect(card()).toHaveTextContent(words);
  });

  test("the time zone, and when the browser has time for it, what time it is there", async () => {
    jest.useFakeTimers({ now: new Date("2024-01-03T11:08:00Z") });
    show({ details: { timeZone: "America/Argentina/Buenos_Aires" } });
    expect(card()).toHaveTextContent("America/Argentina/Buenos Aires");
    expect(card()).not.toHaveTextContent("08:08");
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(card()).toHaveTextContent(/0?8:08/);
    jest.useRealTimers();
  });

  test("a zone that the browser does not know yet is named", async () => {
    jest.useFakeTimers();
    show({ details: { timeZone: "Moon/Tranquility" } });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(card()).toHaveTextContent("Moon/Tranquility");
    jest.useRealTimers();
  });

  test("a phone number to call", () => {
    show({ details: { phone: "+47 (0)22 33-44" } });
    const link = screen.getByRole("link", { name: "+47 (0)22 33-44" });
    expect(link).toHaveAttribute("href", "tel:+470223344");
  });
});
