/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Picture } from "../../../src/sections/projects/content";
import { ProjectPictures } from "../../../src/sections/projects/ProjectPictures";
import { aPictureFile } from "../samples";

const PITCH_PX = 412;

const aPicture = (alt: string): Picture => ({
  alt,
  caption: `${alt}, from afar.`,
  file: aPictureFile,
});

const show = (first: string, ...others: string[]) =>
  render(<ProjectPictures pictures={[aPicture(first), ...others.map(aPicture)]} />);

const strip = () => screen.getByRole("list");
const previous = () => screen.getByRole("button", { name: "Previous picture" });
const next = () => screen.getByRole("button", { name: "Next picture" });

/** As if the browser had laid the pictures out; it scrolls when the test says so. */
const layOut = () => {
  const asked: number[] = [];
  [...strip().children].forEach((child, index) => {
    Object.defineProperty(child, "offsetLeft", { value: index * PITCH_PX });
  });
  strip().scrollTo = (to?: ScrollToOptions | number) => {
    if (typeof to === "object") asked.push((to.left ?? 0) / PITCH_PX);
  };
  const scrollTo = (place: number) => {
    strip().scrollLeft = place * PITCH_PX;
    fireEvent.scroll(strip());
  };
  return { asked, scrollTo };
};

test("every picture is there in words and below it what it shows, and none is fetched before it is near", () => {
  show("Oak", "Elm");
  for (const name of ["Oak", "Elm"]) {
    const picture = screen.getByRole("img", { name });
    expect(picture).toHaveAttribute("loading", "lazy");
    expect(picture).toHaveAttribute("width", "80");
    expect(screen.getByText(`${name}, from afar.`)).toBeVisible();
  }
});

test("a swipe is followed by the words that say where one is", () => {
  show("Oak", "Elm", "Fir");
  const { scrollTo } = layOut();
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3");
  scrollTo(0.4);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3");
  scrollTo(0.6);
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3");
});

test("the buttons lead on and back, and keep the focus at the ends", async () => {
  show("Oak", "Elm", "Fir");
  const { asked, scrollTo } = layOut();
  expect(previous()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(previous());
  expect(asked).toEqual([]);
  await userEvent.click(next());
  scrollTo(1);
  await userEvent.click(next());
  scrollTo(2);
  expect(asked).toEqual([1, 2]);
  expect(next()).toHaveAttribute("aria-disabled", "true");
  expect(next()).toHaveFocus();
  await userEvent.click(previous());
  expect(asked).toEqual([1, 2, 1]);
});

test("two quick presses go two pictures on", async () => {
  show("Oak", "Elm", "Fir", "Yew");
  const { asked, scrollTo } = layOut();
  await userEvent.click(next());
  scrollTo(0.2);
  await userEvent.click(next());
  expect(asked).toEqual([1, 2]);
});

test("a swipe that takes the pictures elsewhere counts, not where a press would have led", async () => {
  show("Oak", "Elm", "Fir", "Yew");
  const { asked, scrollTo } = layOut();
  scrollTo(2);
  await userEvent.click(next());
  fireEvent.pointerDown(strip());
  scrollTo(1);
  await userEvent.click(next());
  expect(asked).toEqual([3, 2]);
});

test("the keys do the same", async () => {
  show("Oak", "Elm", "Fir");
  const { asked, scrollTo } = layOut();
  await userEvent.tab();
  expect(strip()).toHaveFocus();
  for (const key of ["ArrowRight", "End", "ArrowLeft", "Home"]) {
    await userEvent.keyboard(`{${key}}`);
    scrollTo(asked.at(-1) ?? 0);
  }
  expect(asked).toEqual([1, 2, 1, 0]);
});

test("a single picture has nothing to go on with", () => {
  show("Oak");
  expect(screen.getByRole("img", { name: "Oak" })).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});
