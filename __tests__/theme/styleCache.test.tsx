/** @jest-environment jsdom */
import { CacheProvider } from "@emotion/react";
import { render } from "@testing-library/react";
import { prepareRecipe } from "../../src/theme/prepareRecipe";
import { createBrowserStyleCache } from "../../src/theme/styleCache";
import { styled } from "../../src/theme/styled";

const inHtml = prepareRecipe({ base: { display: "grid" } });
const alsoInHtml = prepareRecipe({ base: { display: "flex" } });
const later = prepareRecipe({ base: { display: "block" } });

const First = styled("p", inHtml);
const Second = styled("p", alsoInHtml);
const Later = styled("p", later);

const styleElements = () => [...document.querySelectorAll("style")];

const renderWithCache = (children: JSX.Element) =>
  render(<CacheProvider value={createBrowserStyleCache()}>{children}</CacheProvider>);

beforeEach(() => {
  document.head.innerHTML = `
    <style>
      .c-${inHtml.name} { display: grid }
      .c-${alsoInHtml.name} { display: flex }
    </style>
    <meta name="after">`;
});

test("styles in the page's HTML apply, are not added again, and stay where they are", () => {
  const [original] = styleElements();
  const { container } = renderWithCache(
    <>
      <First />
      <Second />
    </>,
  );
  const [first, second] = container.querySelectorAll("p");
  expect(first && getComputedStyle(first).display).toBe("grid");
  expect(second && getComputedStyle(second).display).toBe("flex");
  expect(styleElements()).toEqual([original]);
  expect(original?.nextElementSibling?.getAttribute("name")).toBe("after");
});

test("styles that come later are added", () => {
  const { container } = renderWithCache(<Later />);
  const [paragraph] = container.querySelectorAll("p");
  expect(paragraph && getComputedStyle(paragraph).display).toBe("block");
  // A page's policy refuses an element that its HTML does not have.
  expect(styleElements()).toHaveLength(1);
});
