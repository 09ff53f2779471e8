import { contentFiles, PICTURE } from "../support/contentFiles";
import { type Files, removeContentProject, reportOn } from "../support/contentProject";

afterEach(removeContentProject);

/** The site's file with these lines more in what it says of the owner, the first of them line 6. */
const site = (...lines: string[]): Files => {
  const own = ['"name": "Alex"', '"role": "Engineer"', '"email": "alex@example.com"', ...lines].map(
    (line) => `    ${line}`,
  );
  const { owner: _owner, ...rest } = JSON.parse(String(contentFiles()["data/site.json"]));
  const others = JSON.stringify(rest, null, 2).slice(2);
  return { "data/site.json": `{\n  "owner": {\n${own.join(",\n")}\n  },\n${others}\n` };
};

const photo = (file: string) => `"photo": { "file": "${file}", "alt": "Alex in a red hat." }`;

test("all that an owner may say of themselves is accepted", async () => {
  const files = site(
    '"place": "Oslo"',
    photo("pictures/me.png"),
    '"headline": "Makes slow screens quick."',
    '"summary": "For thirty years between design and code."',
    '"availability": "Open to work from March"',
    '"pronouns": "they/them"',
    '"timeZone": "America/Argentina/Buenos_Aires"',
    '"phone": "+47 22 33 44 55"',
  );
  expect(await reportOn({ ...files, "data/pictures/me.png": PICTURE })).toBe("");
});

test("a portrait may be drawn", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  const files = site(photo("pictures/me.svg"));
  expect(await reportOn({ ...files, "data/pictures/me.svg": drawing })).toBe("");
  expect(await reportOn({ ...files, "data/pictures/me.svg": "<svg" })).toContain(
    'The file "pictures/me.svg" is not a picture that can be read, or it is incomplete.',
  );
});

test.each([
  [
    "a photo of a kind that no browser shows",
    photo("pictures/me.heic"),
    "6:24  site → owner → photo → file",
    '"pictures/me.heic" does not end in .jpg, .jpeg, .png, .webp, .avif, .tif, .tiff or .svg.',
  ],
  [
    "a drawing that is missing",
    photo("pictures/me.svg"),
    "6:24  site → owner → photo → file",
    'There is no file "pictures/me.svg".',
  ],
  [
    "a photo that is missing",
    photo("pictures/me.jpg"),
    "6:24  site → owner → photo → file",
    'There is no file "pictures/me.jpg".',
  ],
  [
    "a photo outside data/",
    photo("/pictures/me.jpg"),
    "6:24  site → owner → photo → file",
    '"/pictures/me.jpg" is not a picture\'s path inside data/, such as "pictures/me.jpg".',
  ],
  [
    "a photo without words",
    '"photo": { "file": "wallpapers/silk.png" }',
    "6:14  site → owner → photo → alt",
    '"alt" is missing. It should hold what the photo shows, for visitors who can\'t see it.',
  ],
  [
    "an empty headline",
    '"headline": " "',
    "6:17  site → owner → headline",
    "This text is empty. It should hold what you do, in one line.",
  ],
  [
    "a place in the world that is no time zone",
    '"timeZone": "Oslo"',
    "6:17  site → owner → timeZone",
    '"Oslo" is not a time zone\'s name, such as "Europe/Oslo".',
  ],
  [
    "an offset in place of a time zone",
    '"timeZone": "+01:00"',
    "6:17  site → owner → timeZone",
    '"+01:00" is not a time zone\'s name, such as "Europe/Oslo".',
  ],
  [
    "a phone number with words",
    '"phone": "call 22 33 44 55"',
    "6:14  site → owner → phone",
    '"call 22 33 44 55" is not a phone number, such as "+47 22 33 44 55".',
  ],
  [
    "a phone number that nobody has",
    '"phone": "1234567890123456"',
    "6:14  site → owner → phone",
    '"1234567890123456" is not a phone number, such as "+47 22 33 44 55".',
  ],
])("%s is reported with its place", async (_what, line, place, sentence) => {
  expect(await reportOn(site(line))).toBe(
    `data/site.json:${place}\n  ${sentence}\n\n1 mistake in 1 file.`,
  );
});
