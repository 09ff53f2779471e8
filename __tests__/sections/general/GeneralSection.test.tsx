/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GeneralSection } from "../../../src/sections/general/GeneralSection";
import { renderSection } from "../../support/renderSection";
import { aShell } from "../../support/shell";

interface Given {
  place?: string | null;
  general?: { paragraphs?: string[]; featured?: string[] } | null;
  titles?: string[];
}

const featuredProject = (name: string) => ({ name, address: `/projects/${name.toLowerCase()}/` });

const show = ({
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
    { [address]: { general: general && content } },
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
  expect(screen.getByText("Alex Example")).toBeInTheDocument();
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});

test("what stands twice shows twice, a project once", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => {});
  show({ general: { paragraphs: ["Again.", "Again."], featured: ["Avocado", "Avocado"] } });
  expect(screen.getAllByText("Again.")).toHaveLength(2);
  expect(screen.getAllByRole("link", { name: "Avocado" })).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
