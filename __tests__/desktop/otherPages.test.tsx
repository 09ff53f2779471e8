/** @jest-environment jsdom */
import { act } from "react";
import { createRoot } from "react-dom/client";
import { wrapPageElement } from "../../src/gatsby/browser/gatsbyWrappers";

jest.mock("../../src/gatsby/browser/SiteRoot", () => ({
  SiteRoot: ({ children }: { children: React.ReactNode }) => children,
}));
jest.mock("../../src/desktop/Desktop", () => ({}));
jest.mock("../../src/desktop/DocumentHead", () => ({}));

test("a page without a desktop, such as Gatsby's own for unknown addresses, has started once it is shown", () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const { dataset } = document.documentElement;
  dataset.starting = "slow";
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const args = { element: <p>404</p>, props: { pageContext: {}, data: undefined } };
  act(() => root.render(wrapPageElement(args as Parameters<typeof wrapPageElement>[0])));
  expect(document.body.textContent).toBe("404");
  expect(dataset.starting).toBeUndefined();
});
