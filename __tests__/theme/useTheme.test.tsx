import { renderToStaticMarkup } from "react-dom/server";
import { useTheme } from "../../src/theme/ThemeProvider";

const Theme = () => <output>{useTheme().theme}</output>;

test("the theme outside its provider is refused", () => {
  expect(() => renderToStaticMarkup(<Theme />)).toThrow(
    "useTheme must be used within a ThemeProvider",
  );
});
