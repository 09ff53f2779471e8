import { htmlWords } from "../../../src/build/search/htmlWords";

test("words of different blocks stay apart, parts of a word together", () => {
  const html =
    '<h5 id="a">One<a href="#a" aria-hidden="true">#</a></h5><p>Two<br/>three</p><pre><code><span class="token">con</span>st</code></pre>';
  expect(htmlWords(html)).toBe("One Two three const");
});

test("characters that HTML writes in other ways are themselves", () => {
  expect(htmlWords("&lt;b&gt; &amp;amp; &#x27;q&#39; &quot;&nbsp;&unknown;")).toBe(
    "<b> &amp; 'q' \" &unknown;",
  );
});
