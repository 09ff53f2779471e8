import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { ADDED_PAGE, ADDED_POST, addWordToText } from "../../scripts/copy/addedTexts";
import {
  addWord,
  chosenFor,
  editedFiles,
  editsFor,
  OTHERWISE_EDITED,
  readData,
  writeData,
} from "../../scripts/copy/edits";
import { markdownFile } from "../../scripts/templates/markdown";
import {
  chooseItem,
  expect,
  expectInTime,
  FOLDER,
  inData,
  newWord,
  openSection,
  panel,
  sections,
  shownTab,
  test,
} from "./support";

test("every JSON file of data/ is one that these tests can edit", () => {
  const files = readdirSync(inData(".")).filter((name) => name.endsWith(".json"));
  expect(editedFiles).toEqual(expect.arrayContaining(files));
});

for (const edit of editsFor(FOLDER).filter(({ shownBy }) => sections.includes(shownBy))) {
  test(`${edit.file} is on the page when it is saved`, async ({ developed: page }) => {
    const before = readData(FOLDER, edit.file);
    await openSection(page, edit.shownBy);
    const chosen = chosenFor(FOLDER, edit);
    if (chosen !== undefined) await chooseItem(page, chosen);
    const address = page.url();
    const word = newWord();

    await expectInTime(
      () => addWord(FOLDER, edit, word),
      (patience) => expect(panel(page).getByText(word).first()).toBeAttached(patience),
    );
    await expectInTime(
      () => writeData(FOLDER, edit.file, before),
      (patience) => expect(panel(page).getByText(word)).toHaveCount(0, patience),
    );
    expect(page.url()).toBe(address);
  });
}

for (const edit of editsFor(FOLDER).filter(({ shownBy }) => shownBy.startsWith("/"))) {
  test(`${edit.file} is on its own page when it is saved`, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: `${process.env.DEVELOP_ADDRESS}/` });
    await page.goto(`.${edit.shownBy}`);
    await expect(page.getByRole("banner").getByRole("time")).toHaveText(/\d/);
    const word = newWord();
    await expectInTime(
      () => addWord(FOLDER, edit, word),
      (patience) => expect(page.getByText(word).first()).toBeAttached(patience),
    );
    await page.close();
  });
}

for (const file of OTHERWISE_EDITED) {
  test(`${file} is on the page when it is saved`, async ({ developed: page }) => {
    const before = readData(FOLDER, file) as unknown[];
    const shown = await shownTab(page).textContent();
    const reversed = [...sections].reverse();
    const tabs = page.getByRole("tab");
    await expectInTime(
      () => writeData(FOLDER, file, [...before].reverse()),
      (patience) => expect(tabs).toHaveText(reversed, patience),
    );
    await expect(shownTab(page)).toHaveText(shown ?? "");
    await expectInTime(
      () => writeData(FOLDER, file, before),
      (patience) => expect(tabs).toHaveText(sections, patience),
    );
  });
}

test("a section in Markdown is on the page when it is saved", async ({ developed: page }) => {
  await openSection(page, ADDED_PAGE.title);
  const word = newWord();
  await expectInTime(
    () => addWordToText(FOLDER, ADDED_PAGE.file, word),
    (patience) => expect(panel(page).getByText(word)).toBeAttached(patience),
  );
  await expect(shownTab(page)).toHaveText(ADDED_PAGE.title);
});

test("a post in Markdown that is being read is on the page when it is saved", async ({
  developed: page,
}) => {
  await openSection(page, "Posts");
  await chooseItem(page, ADDED_POST.title);
  const address = page.url();
  const word = newWord();
  await expectInTime(
    () => addWordToText(FOLDER, ADDED_POST.file, word),
    (patience) => expect(panel(page).getByText(word)).toBeAttached(patience),
  );
  expect(page.url()).toBe(address);
});

test("a post is listed when its file is written, and gone with it", async ({ developed: page }) => {
  await openSection(page, "Posts");
  const file = "posts/written-now.md";
  const title = newWord();
  await expectInTime(
    () => writeFileSync(inData(file), markdownFile({ title, date: "2024-05-31" }, ["A text."])),
    (patience) =>
      expect(panel(page).getByRole("link", { name: title }).first()).toBeAttached(patience),
  );
  await expectInTime(
    () => rmSync(inData(file)),
    (patience) => expect(panel(page).getByText(title)).toHaveCount(0, patience),
  );
});
