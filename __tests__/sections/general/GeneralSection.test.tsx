/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GeneralSection } from "../../../../../src/apps/about-me/sections/general/GeneralSection";
import { generalAtom } from "../../../../../src/content/general";
import { navigationAtom } from "../../../../../src/content/navigation";
import { useRequestedProject, useSelectedMenu } from "../../../../../src/content/preferences";
import { type SiteContent, siteAtom } from "../../../../../src/content/site";
import { renderSection } from "../../../../support/renderSection";

const SITE: SiteContent = {
  title: "Alex",
  description: "Alex's site.",
  siteUrl: "https://example.com",
  repository: "https://example.com/site",
  themeStorageKey: "ui-theme",
  owner: { name: "Alex Example", role: "Engineer", email: "alex@example.com", place: "Oslo" },
  moviePlatform: { title: "Movies", url: "/movies/" },
  defaults: { theme: "dark", wallpaper: "bg1", project: null, menuSection: null },
};

interface Given {
  place?: string | null;
  paragraphs?: string[];
  featuredProjects?: string[];
  titles?: string[];
}

/** What the section asks the rest of the site for. */
const Requests = () => {
  const [projectName] = useRequestedProject();
  const [selectedMenu] = useSelectedMenu();
  return <output>{`${selectedMenu}: ${projectName}`}</output>;
};

const show = ({
  place = "Oslo",
  paragraphs = ["One.", "Two."],
  featuredProjects = ["Avocado", "Makestar"],
  titles = ["General", "Projects", "Contact"],
}: Given = {}) =>
  renderSection(
    <>
      <GeneralSection />
      <Requests />
    </>,
    ({ set }) => {
      set(siteAtom, { ...SITE, owner: { ...SITE.owner, place } });
      set(generalAtom, { heading: "Hello", paragraphs, featuredProjects });
      set(
        navigationAtom,
        titles.map((title) => ({ title, icon: { viewBox: "0 0 1 1", body: "" } })),
      );
    },
  );

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

test("a featured project asks for itself in Projects", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Makestar" }));
  expect(screen.getByRole("status")).toHaveTextContent("Projects: Makestar");
});

test("the way to the contacts", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Get in touch" }));
  expect(screen.getByRole("status")).toHaveTextContent("Contact:");
});

test("sections that the owner has taken out are not offered", () => {
  show({ titles: ["General"] });
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByText("Featured projects")).not.toBeInTheDocument();
});

test("the least that an owner can write", () => {
  show({ place: null, paragraphs: [], featuredProjects: [] });
  expect(screen.getByRole("heading", { name: "Hello" })).toBeInTheDocument();
  expect(screen.queryByText("Featured projects")).not.toBeInTheDocument();
});

test("what stands twice shows twice, a project once", () => {
  const errors = jest.spyOn(console, "error").mockImplementation(() => {});
  show({ paragraphs: ["Again.", "Again."], featuredProjects: ["Avocado", "Avocado"] });
  expect(screen.getAllByText("Again.")).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: "Avocado" })).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
