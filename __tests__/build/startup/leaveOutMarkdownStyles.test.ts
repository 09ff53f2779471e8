import { leaveOutMarkdownStyles } from "../../../src/build/startup/leaveOutMarkdownStyles";

const plain = '<style data-reading-styles="reading">.reading > p{}</style>';
const markdown =
  '<style data-react-helmet="true" data-reading-styles="markdown">.markdown > p{}</style>';
const page = (text: string) => `<head>${plain}${markdown}<style>p{}</style></head>${text}`;

test("a page keeps the typography of Markdown if it shows some", () => {
  const html = page('<div class="reading markdown"><p>Text</p></div>');
  expect(leaveOutMarkdownStyles(html)).toBe(html);
});

test("another keeps all but that", () => {
  const text = '<div class="reading"><p>markdown</p></div>';
  expect(leaveOutMarkdownStyles(page(text))).toBe(`<head>${plain}<style>p{}</style></head>${text}`);
});
