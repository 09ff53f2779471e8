import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { markdownFile } from "../../../scripts/templates/additions";
import { readData, writeData } from "./dataFiles";
import { type Colour, colourOf, paintPicture } from "./plainPictures";

/** A text in Markdown and the picture that it shows; both are paths inside `data/`. */
export interface AddedText {
  readonly title: string;
  readonly file: string;
  readonly picture: string;
}

export const ADDED_POST: AddedText = {
  title: "An added post",
  file: "posts/an-added-post.md",
  picture: "posts/an-added-post.png",
};

export const ADDED_DRAFT: AddedText = {
  title: "An added draft",
  file: "posts/an-added-draft.md",
  picture: "posts/an-added-draft.png",
};

export const ADDED_PAGE: AddedText = {
  title: "An added page",
  file: "pages/an-added-page.md",
  picture: "pages/an-added-page.png",
};

export const paintPictureOf = (folder: string, { picture }: AddedText, colour: Colour) =>
  paintPicture(join(folder, "data", picture), colour);

const writeText = async (
  folder: string,
  text: AddedText,
  front: Readonly<Record<string, unknown>>,
  colour: Colour,
): Promise<void> => {
  const file = join(folder, "data", text.file);
  mkdirSync(dirname(file), { recursive: true });
  const picture = `![${text.title}](${posix.basename(text.picture)})`;
  writeFileSync(file, markdownFile({ title: text.title, ...front }, "A text.", picture));
  await paintPictureOf(folder, text, colour);
};

/** Adds a post, a draft and a section in Markdown, each with a picture of a colour of its own: an owner may have none. */
export const addTexts = async (folder: string, firstColour: number): Promise<void> => {
  // The newest day that is published, so that the post is first in the list.
  const today = new Date().toISOString().slice(0, 10);
  await writeText(folder, ADDED_POST, { date: today }, colourOf(firstColour));
  const draft = { date: "2001-01-01", draft: true };
  await writeText(folder, ADDED_DRAFT, draft, colourOf(firstColour + 1));
  await writeText(folder, ADDED_PAGE, {}, colourOf(firstColour + 2));
  const page = { title: ADDED_PAGE.title, icon: "lucide:file-text", page: ADDED_PAGE.file };
  const navigation = readData(folder, "navigation.json") as unknown[];
  writeData(folder, "navigation.json", [...navigation, page]);
};
