import { aPost, aProject, aWallpaper } from "../support/contentFiles";
import { removeContentProject, reportOn } from "../support/contentProject";

afterEach(removeContentProject);

/** [what is wrong, file, its text, line:column and path, sentence] */
type Case = [string, string, string | Buffer, string, string];

const interest = (topic: string): string =>
  `[\n  {\n    "heading": "AI",\n    "topics": [\n      ${topic}\n    ]\n  }\n]\n`;

const contact = (topic: string, heading = "Personal"): string =>
  `[\n  {\n    "heading": "${heading}",\n    "topics": [\n      ${topic}\n    ]\n  }\n]\n`;

const project = (basics: string): string =>
  `[\n  {\n    "name": "Lifebit AI",\n    "basics": {\n${basics}\n    }\n  }\n]\n`;

const site = (lines: Record<string, string>): string => {
  const all = {
    title: '"Alex"',
    description: '"A site."',
    siteUrl: '"https://example.com"',
    repository: '"https://example.com/site"',
    owner: '{ "name": "Alex", "role": "Engineer", "email": "alex@example.com" }',
    moviePlatform: '{ "title": "Movies", "url": "/movies/" }',
    ...lines,
  };
  const entries = Object.entries(all).map(([key, value]) => `  "${key}": ${value}`);
  return `{\n${entries.join(",\n")}\n}\n`;
};

const general = (paragraphs: string): string =>
  `{\n  "heading": "Hello",\n  "paragraphs": ${paragraphs}\n}\n`;

const pretty = (value: unknown): string => JSON.stringify(value, null, 2);

const company = '      "company": { "type": "text", "content": "Lifebit" },\n';
const role = '      "role": { "type": "text", "content": "Engineer" },\n';
const year = '      "year": { "type": "text", "content": "2020" }';

const CONFLICT =
  "A merge conflict stands here. Keep one of the two versions, and take out the lines of <<<<<<<, ======= and >>>>>>>.";

/** Two versions of a line, as Git leaves them, and other mistakes around them. */
const conflict = (lineEnd: string): string =>
  [
    "{",
    '  "heading" "Hello",',
    "<<<<<<< HEAD",
    '  "paragraphs": ["Mine."],',
    "=======",
    '  "paragraphs": ["Theirs."],',
    ">>>>>>> theirs",
    "}",
    "",
  ].join(lineEnd);

const brokenJson: Case[] = [
  ["a merge conflict", "general", conflict("\n"), "3:1  general", CONFLICT],
  ["a merge conflict in lines of Windows", "general", conflict("\r\n"), "3:1  general", CONFLICT],
  [
    "a merge conflict of the whole file",
    "general",
    `<<<<<<< HEAD\n${general("[]")}=======\n${general('["One."]')}>>>>>>> theirs\n`,
    "1:1  general",
    CONFLICT,
  ],
  [
    "what is left of a merge conflict",
    "general",
    `${general("[]")}>>>>>>> theirs\n`,
    "5:1  general",
    CONFLICT,
  ],
  [
    "a trailing comma in a list",
    "general",
    general('["One.", "Two.",]'),
    "3:32  general",
    "There is a comma after the last item. Take it out.",
  ],
  [
    "a trailing comma in a record",
    "general",
    '{\n  "heading": "Hello",\n  "paragraphs": [],\n}\n',
    "3:19  general",
    "There is a comma after the last item. Take it out.",
  ],
  [
    "a missing closing quote",
    "general",
    '{\n  "heading": "Hello,\n  "paragraphs": []\n}\n',
    "2:14  general",
    "This text has no closing quote on its line.",
  ],
  [
    "a missing opening quote",
    "general",
    '{\n  heading": "Hello",\n  "paragraphs": []\n}\n',
    "2:3  general",
    'heading" has no "double quotes" around it. Keys and texts need them.',
  ],
  [
    "curly quotes",
    "general",
    "{\n  “heading”: 1\n}\n",
    "2:3  general",
    'Here are “curly quotes”. Keys and texts need straight ones: "so".',
  ],
  [
    "single quotes",
    "general",
    "{\n  'heading': 1\n}\n",
    "2:3  general",
    `'heading' has no "double quotes" around it. Keys and texts need them.`,
  ],
  [
    "a missing comma",
    "general",
    '{\n  "heading": "Hello"\n  "paragraphs": []\n}\n',
    "3:3  general",
    "A comma is missing before this.",
  ],
  [
    "a missing colon",
    "general",
    '{\n  "heading" "Hello"\n}\n',
    "2:13  general",
    "A colon is missing before this, between a key and its value.",
  ],
  [
    "a missing bracket",
    "general",
    '{\n  "heading": "Hello",\n  "paragraphs": ["One."\n}\n',
    "4:1  general",
    "A list's closing ] is missing before this.",
  ],
  [
    "a missing brace",
    "navigation",
    '[\n  { "title": "General", "icon": "home"\n]\n',
    "3:1  navigation",
    "A record's closing } is missing before this.",
  ],
  [
    "a missing brace at the end",
    "mission",
    '{ "heading": "Hello", "paragraphs": []',
    "1:39  mission",
    "A record's closing } is missing.",
  ],
  ["no value", "general", '{ "heading": }\n', "1:14  general", "Here should be a value."],
  [
    "something after the end",
    "general",
    '{ "heading": "Hello", "paragraphs": [] }\n[]\n',
    "2:1  general",
    "The file should end before this.",
  ],
  [
    "a line comment",
    "general",
    '{\n  "heading": "Hello", // mine\n  "paragraphs": []\n}\n',
    "2:23  general",
    "JSON has no comments. Take this one out.",
  ],
  [
    "a block comment",
    "general",
    '/* mine */\n{ "heading": "Hello", "paragraphs": [] }\n',
    "1:1  general",
    "JSON has no comments. Take this one out.",
  ],
  [
    "a single backslash",
    "general",
    general('["C:\\Program Files"]'),
    "3:21  general",
    "A backslash in a text must be written twice: \\\\.",
  ],
  [
    "a half-written \\u",
    "general",
    general('["caf\\u00"]'),
    "3:22  general",
    "A \\u needs four hexadecimal digits after it, as in \\u00e9.",
  ],
  [
    "a tab inside a text",
    "general",
    general('["One\ttwo"]'),
    "3:22  general",
    "A tab or another control character stands in this text. Write \\t or a blank.",
  ],
  [
    "a number with a leading zero",
    "interests",
    interest('{ "name": "Search", "level": 05, "seniority": "Senior" }'),
    "5:37  interests",
    "This is not a number as JSON writes it, such as 12 or 0.5.",
  ],
  [
    "an empty file",
    "general",
    "",
    "1:1  general",
    "The file is empty. It should hold a list in [ ] or a record in { }.",
  ],
  [
    "a file of blank lines",
    "general",
    " \n\n",
    "1:1  general",
    "The file is empty. It should hold a list in [ ] or a record in { }.",
  ],
  [
    "a byte-order mark",
    "general",
    `\uFEFF${general("[]")}`,
    "1:1  general",
    "The file begins with an invisible byte-order mark. Save it with the encoding UTF-8, without BOM.",
  ],
  [
    "Latin-1 in place of UTF-8",
    "general",
    Buffer.from(general('["Résumé"]'), "latin1"),
    "3:20  general",
    "This is not UTF-8 text (byte E9). Save the file with the encoding UTF-8.",
  ],
  [
    "UTF-16",
    "general",
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(general("[]"), "utf16le")]),
    "1:1  general",
    "This is not UTF-8 text (byte FF). Save the file with the encoding UTF-8.",
  ],
  [
    "nesting deeper than the stack",
    "general",
    "[".repeat(100_000) + "]".repeat(100_000),
    "1:101  general",
    "This is nested too deeply: in more than 100 lists and records.",
  ],
  [
    "nesting at which a search for repeated keys has no stack left",
    "general",
    `${'{ "a": '.repeat(1300)}1${" }".repeat(1300)}`,
    "1:701  general",
    "This is nested too deeply: in more than 100 lists and records.",
  ],
  [
    "a number that is infinite once it is read",
    "interests",
    interest('{ "name": "A", "level": 1e400, "seniority": "Senior" }'),
    "5:31  interests",
    "This number is too large. JavaScript would take it for infinity.",
  ],
  [
    "the same below zero, where a text should be",
    "mission",
    '{ "heading": -1e400, "paragraphs": [] }',
    "1:14  mission",
    "This number is too large. JavaScript would take it for infinity.",
  ],
  [
    "a key twice in one record",
    "general",
    '{\n  "heading": "Hello",\n  "paragraphs": [],\n  "heading": "Bye"\n}\n',
    "4:3  general → heading",
    'The key "heading" is here twice. Keep one of them.',
  ],
];

const wrongShape: Case[] = [
  [
    "an unknown key, nearly right",
    "general",
    '{\n  "heading": "Hello",\n  "paragraphs": [],\n  "featuredProject": []\n}\n',
    "4:3  general → featuredProject",
    'The key "featuredProject" is unknown here. Did you mean "featuredProjects"?',
  ],
  [
    "an unknown key like no other",
    "mission",
    '{\n  "heading": "Hello",\n  "paragraphs": [],\n  "colour": "red"\n}\n',
    "4:3  mission → colour",
    'The key "colour" is unknown here. The right ones: heading, paragraphs.',
  ],
  [
    "a key that JavaScript treats in a special way",
    "mission",
    '{\n  "heading": "Hello",\n  "paragraphs": [],\n  "__proto__": {}\n}\n',
    "4:3  mission → __proto__",
    'The key "__proto__" is unknown here. The right ones: heading, paragraphs.',
  ],
  [
    "a missing text",
    "site",
    site({}).replace('  "siteUrl": "https://example.com",\n', ""),
    "1:1  site → siteUrl",
    '"siteUrl" is missing. It should hold the address at which the site is published.',
  ],
  [
    "a missing choice",
    "interests",
    interest('{ "name": "Search", "level": 50 }'),
    "5:7  interests → AI → topics → 1 → seniority",
    '"seniority" is missing. It should be one of Beginner, Intermediate, Senior.',
  ],
  [
    "a missing record",
    "site",
    site({}).replace(/ {2}"owner": .*\n/, ""),
    "1:1  site → owner",
    '"owner" is missing. It should hold the person whom the site presents.',
  ],
  [
    "a missing entry",
    "projects",
    project(role + year),
    "4:15  projects → Lifebit AI → basics → company",
    '"company" is missing. It should hold the company.',
  ],
  [
    "a missing type",
    "projects",
    project(`      "company": { "content": "Lifebit" },\n${role}${year}`),
    "5:18  projects → Lifebit AI → basics → company → type",
    '"type" is missing. It should be one of text, array.',
  ],
  [
    "a missing type of which there is only one",
    "posts",
    pretty([aPost()]).replace('"type": "text",', ""),
    "5:21  posts → first post → introduction → paragraph1 → type",
    '"type" is missing. It should be text.',
  ],
  [
    "a number in place of a text",
    "general",
    '{\n  "heading": 12,\n  "paragraphs": []\n}\n',
    "2:14  general → heading",
    'This is a number; it should be a text in "double quotes".',
  ],
  [
    "a text in place of a list",
    "general",
    general('"One."'),
    "3:17  general → paragraphs",
    "This is a text; it should be a list in [square brackets].",
  ],
  [
    "a list in place of a record",
    "site",
    "[]\n",
    "1:1  site",
    "This is a list; it should be a record in {curly brackets}.",
  ],
  [
    "a record in place of a list",
    "posts",
    "{}\n",
    "1:1  posts",
    "This is a record; it should be a list in [square brackets].",
  ],
  [
    "null in place of a text",
    "general",
    general('["One.", null]'),
    "3:26  general → paragraphs → 2",
    'This is null; it should be a text in "double quotes".',
  ],
  [
    "a text in place of an entry",
    "projects",
    project(`      "company": "Lifebit",\n${role}${year}`),
    "5:18  projects → Lifebit AI → basics → company",
    'This is a text; it should be a record in {curly brackets}: { "type": "text", "content": "Lifebit" }.',
  ],
  [
    "a list of texts in place of an entry",
    "projects",
    project(`${company}      "role": ["Engineer", "Lead"],\n${year}`),
    "6:15  projects → Lifebit AI → basics → role",
    'This is a list; it should be a record in {curly brackets}: { "type": "array", "content": ["Engineer", "Lead"] }.',
  ],
  [
    "a number in place of an entry of one text",
    "projects",
    project(`${company}${role}      "year": 2020`),
    "7:15  projects → Lifebit AI → basics → year",
    'This is a number; it should be a record in {curly brackets}: { "type": "text", "content": "2020" }.',
  ],
  [
    "a number of which no right entry can be made",
    "projects",
    project(`${company}${role}      "year": 20`),
    "7:15  projects → Lifebit AI → basics → year",
    "This is a number; it should be a record in {curly brackets}.",
  ],
  [
    "a text in place of a paragraph",
    "posts",
    pretty([aPost()]).replace(/\{\s*"type": "text",\s*"content": "Two."\s*\}/, '"Two."'),
    "11:21  posts → first post → body → paragraph1",
    'This is a text; it should be a record in {curly brackets}: { "type": "text", "content": "Two." }.',
  ],
  [
    "a text in place of a record of paragraphs",
    "posts",
    pretty([{ ...aPost(), body: "Two." }]),
    "10:13  posts → first post → body",
    'This is a text; it should be a record in {curly brackets}: { "paragraph1": { "type": "text", "content": "Two." } }.',
  ],
  [
    "a list in place of a record of paragraphs",
    "posts",
    pretty([{ ...aPost(), introduction: ["One.", "Two."] }]),
    "4:21  posts → first post → introduction",
    'This is a list; it should be a record in {curly brackets}: { "paragraph1": { "type": "text", "content": "One." }, "paragraph2": { "type": "text", "content": "Two." } }.',
  ],
  [
    "a long list of long texts in place of an entry",
    "projects",
    project(`      "company": ["${"x".repeat(99)}", "2", "3", "4"],\n${role}${year}`),
    "5:18  projects → Lifebit AI → basics → company",
    `This is a list; it should be a record in {curly brackets}: { "type": "array", "content": ["${"x".repeat(59)}…", "2", "3", …] }.`,
  ],
  [
    "true in place of a text",
    "general",
    general("[true]"),
    "3:18  general → paragraphs → 1",
    'This is true or false; it should be a text in "double quotes".',
  ],
  [
    "an empty text",
    "site",
    site({ title: '" "' }),
    "2:12  site → title",
    "This text is empty. It should hold the site's title, as browsers and search engines show it.",
  ],
  [
    "no wallpaper",
    "wallpapers",
    "[]\n",
    "1:1  wallpapers",
    "The list is empty. The desktop needs at least one wallpaper.",
  ],
];

const wrongValue: Case[] = [
  [
    "a level above the highest",
    "interests",
    interest('{ "name": "Search", "level": 140, "seniority": "Senior" }'),
    "5:36  interests → AI → topics → 1 → level",
    "140 is not a whole number from 0 to 100.",
  ],
  [
    "a level below the lowest",
    "interests",
    interest('{ "name": "Search", "level": -1, "seniority": "Senior" }'),
    "5:36  interests → AI → topics → 1 → level",
    "-1 is not a whole number from 0 to 100.",
  ],
  [
    "a broken level",
    "interests",
    interest('{ "name": "Search", "level": 12.5, "seniority": "Senior" }'),
    "5:36  interests → AI → topics → 1 → level",
    "12.5 is not a whole number from 0 to 100.",
  ],
  [
    "a level in quotes",
    "interests",
    interest('{ "name": "Search", "level": "12", "seniority": "Senior" }'),
    "5:36  interests → AI → topics → 1 → level",
    '"12" is a text. Drop the quotes: 12.',
  ],
  [
    "a level in quotes that is too high without them, too",
    "interests",
    interest('{ "name": "Search", "level": "140", "seniority": "Senior" }'),
    "5:36  interests → AI → topics → 1 → level",
    '"140" is not a whole number from 0 to 100.',
  ],
  [
    "a level in words",
    "interests",
    interest('{ "name": "Search", "level": "very high", "seniority": "Senior" }'),
    "5:36  interests → AI → topics → 1 → level",
    '"very high" is not a whole number from 0 to 100.',
  ],
  [
    "an unknown choice",
    "interests",
    interest('{ "name": "Search", "level": 50, "seniority": "Expert" }'),
    "5:53  interests → AI → topics → 1 → seniority",
    '"Expert" is not one of Beginner, Intermediate, Senior.',
  ],
  [
    "a misspelt choice",
    "interests",
    interest('{ "name": "Search", "level": 50, "seniority": "senoir" }'),
    "5:53  interests → AI → topics → 1 → seniority",
    '"senoir" is not one of Beginner, Intermediate, Senior. Did you mean "Senior"?',
  ],
  [
    "an unknown theme",
    "site",
    site({ defaults: '{ "theme": "drak" }' }),
    "8:26  site → defaults → theme",
    '"drak" is not one of light, dark, system. Did you mean "dark"?',
  ],
  [
    "an unknown section",
    "navigation",
    '[\n  { "title": "Contacts", "icon": "sushi" }\n]\n',
    "2:14  navigation → Contacts → title",
    '"Contacts" is not one of Attribution, Career, Contact, Design Patterns, General, Interests, Mission, Posts, Projects. Did you mean "Contact"?',
  ],
  [
    "a title of the owner's own without its section",
    "navigation",
    '[\n  { "title": "Skills", "icon": "sushi" }\n]\n',
    "2:14  navigation → Skills → title",
    '"Skills" is not one of Attribution, Career, Contact, Design Patterns, General, Interests, Mission, Posts, Projects. For a title of your own, name the section, too: "section": "General"; or a page of yours: "page": "pages/talks.md".',
  ],
  [
    "a section that is shown twice",
    "navigation",
    '[\n  { "title": "Interests", "icon": "sushi" },\n  { "section": "Interests", "title": "Skills", "icon": "sushi" }\n]\n',
    "3:16  navigation → Skills → section",
    '"Interests" is already the section of item 1. A section can be shown once.',
  ],
  [
    "sections whose titles give one address",
    "navigation",
    '[\n  { "title": "Interests", "icon": "sushi" },\n  { "section": "Mission", "title": "interests!", "icon": "sushi" }\n]\n',
    "3:36  navigation → interests! → title",
    '"interests!" would have the address /interests/, which is that of "Interests" (item 1). Change one of the two titles.',
  ],
  [
    "an unknown usage of social media",
    "contacts",
    contact(
      '{ "name": "Mastodon", "level": "Daily", "link": "https://example.com", "icon": "home" }',
      "Social Media",
    ),
    "5:38  contacts → Social Media → topics → 1 → level",
    '"Daily" is not one of High usage, Medium usage, Low usage.',
  ],
  [
    "a malformed e-mail address",
    "contacts",
    contact('{ "name": "Mail", "level": "Daily", "mail": "alex@", "icon": "home" }'),
    "5:51  contacts → Personal → topics → 1 → mail",
    '"alex@" is not an e-mail address. It should look like name@example.com.',
  ],
  [
    "a malformed e-mail address of the owner",
    "site",
    site({ owner: '{ "name": "Alex", "role": "Engineer", "email": "alex at example" }' }),
    "6:59  site → owner → email",
    '"alex at example" is not an e-mail address. It should look like name@example.com.',
  ],
  [
    "a site without https",
    "site",
    site({ siteUrl: '"http://example.com"' }),
    "4:14  site → siteUrl",
    '"http://example.com" is not an address that begins with https://. Did you mean "https://example.com"?',
  ],
  [
    "a window's address that leads to another host",
    "site",
    site({ moviePlatform: '{ "title": "Movies", "url": "//example.com" }' }),
    "7:48  site → moviePlatform → url",
    '"//example.com" is neither an address that begins with https:// nor a path on this site such as "/pictures/logo.svg". Did you mean "https://example.com"?',
  ],
  [
    "a script of another host without its integrity",
    "site",
    site({ analytics: '{ "src": "https://count.example/a.js" }' }),
    "8:16  site → analytics",
    '"integrity" is missing. A script from elsewhere needs it, such as "sha384-…": then no other script can take its place.',
  ],
  [
    "an integrity that is none",
    "site",
    site({ analytics: '{ "src": "/a.js", "integrity": "abc" }' }),
    "8:47  site → analytics → integrity",
    '"abc" is not an integrity such as "sha384-…".',
  ],
  [
    "a font that is not installed",
    "site",
    site({ font: '"@fontsource-variable/intre"' }),
    "8:11  site → font",
    'The font "@fontsource-variable/intre" is not installed. Run: npm install @fontsource-variable/intre',
  ],
  [
    "an accent that cannot be read",
    "site",
    site({ accent: '"#ffee00"' }),
    "8:13  site → accent",
    '"#ffee00" has a contrast of 1.03 in the light theme, where text needs 4.5. The nearest that has it: "#716900".',
  ],
  [
    "an accent that cannot be read in the dark",
    "site",
    site({ accent: '{ "light": "#2f6f5e", "dark": "#2f6f5e" }' }),
    "8:43  site → accent → dark",
    '"#2f6f5e" has a contrast of 1.99 in the dark theme, where text needs 4.5. The nearest that has it: "#6dac99".',
  ],
  [
    "an accent for one theme only",
    "site",
    site({ accent: '{ "light": "#2f6f5e" }' }),
    "8:13  site → accent",
    'This should be a colour such as "#2f6f5e", or one for each theme: { "light": "#2f6f5e", "dark": "#6dac99" }.',
  ],
  [
    "a framed app's icon that no set has",
    "site",
    site({ framedApps: '[{ "title": "Films", "url": "/films/", "icon": "lucide:flim" }]' }),
    "8:64  site → framedApps → 1 → icon",
    'No installed icon set has "lucide:flim". The nearest: "lucide:film", "simple-icons:folium".',
  ],
  [
    "two framed apps of one title",
    "site",
    site({
      framedApps:
        '[{ "title": "Films", "url": "/a/" }, { "title": "Films", "label": "More", "url": "/b/" }]',
    }),
    "8:65  site → framedApps → 2 → title",
    '"Films" is already the title of item 1. Give each its own title.',
  ],
  [
    "a framed app at the address of a section",
    "site",
    site({ framedApps: '[{ "title": "My work", "label": "projects!", "url": "/films/" }]' }),
    "8:49  site → framedApps → 1 → label",
    '"projects!" would have the address /projects/, which is that of the section "Projects". Change one of the two.',
  ],
  [
    "a framed app at the Movie Platform's address",
    "site",
    site({ framedApps: '[{ "title": "Movie DB", "url": "/films/" }]' }),
    "8:29  site → framedApps → 1 → title",
    '"Movie DB" would have the address /movie-db/, which is that of "Movie DB". Change one of the two.',
  ],
  [
    "a framed app at the address of what the site has for itself",
    "site",
    site({ framedApps: '[{ "title": "Static", "url": "/films/" }]' }),
    "8:29  site → framedApps → 1 → title",
    '"Static" would have the address /static/, which is one that the site has for itself. Change one of the two.',
  ],
  [
    "a level that differs from the link",
    "settings",
    '[\n  {\n    "heading": "Stack",\n    "topics": [\n      { "name": "React", "link": "https://react.dev", "level": "High", "icon": "home" }\n    ]\n  }\n]\n',
    "5:64  settings → Stack → topics → 1 → level",
    '"High" differs from the link "https://react.dev". Make them equal, or leave "level" out.',
  ],
  [
    "a text entry with a list",
    "projects",
    project(`      "company": { "type": "text", "content": ["Lifebit"] },\n${role}${year}`),
    "5:47  projects → Lifebit AI → basics → company → content",
    '"type" is "text" but the content is a list. Write "type": "array", or one text.',
  ],
  [
    "an array entry with one text",
    "projects",
    project(`      "company": { "type": "array", "content": "Lifebit" },\n${role}${year}`),
    "5:48  projects → Lifebit AI → basics → company → content",
    '"type" is "array" but the content is one text. Write "type": "text", or a list of texts.',
  ],
  [
    "an entry of an unknown type",
    "projects",
    project(`      "company": { "type": "txt", "content": "Lifebit" },\n${role}${year}`),
    "5:28  projects → Lifebit AI → basics → company → type",
    '"txt" is not one of text, array. Did you mean "text"?',
  ],
  [
    "a year entry that is a list",
    "projects",
    project(`${company}${role}      "year": { "type": "array", "content": "2020" }`),
    "7:25  projects → Lifebit AI → basics → year → type",
    '"array" should be "text".',
  ],
  [
    "neither mail nor link",
    "contacts",
    contact('{ "name": "Mail", "level": "Daily", "icon": "home" }'),
    "5:7  contacts → Personal → topics → 1",
    '"mail" and "link" are both missing. Write one of them.',
  ],
  [
    "both mail and link",
    "contacts",
    contact(
      '{ "name": "Mail", "level": "Daily", "mail": "a@example.com", "link": "https://example.com", "icon": "home" }',
    ),
    "5:7  contacts → Personal → topics → 1",
    '"mail" and "link" are both here. Keep one of them.',
  ],
  [
    "neither icon nor iconUrl",
    "attribution",
    contact('{ "name": "Silk", "link": "https://example.com" }', "Images"),
    "5:7  attribution → Images → topics → 1",
    '"icon" and "iconUrl" are both missing. Write one of them.',
  ],
  [
    "a project's name twice",
    "projects",
    pretty([aProject("Avocado"), aProject("Lifebit AI"), aProject("Avocado")]),
    "37:13  projects → 3 → name",
    '"Avocado" is already the name of item 1. Give each its own name.',
  ],
  [
    "a post's name twice",
    "posts",
    pretty([aPost("marble"), aPost("marble")]),
    "24:13  posts → 2 → name",
    '"marble" is already the name of item 1. Give each its own name.',
  ],
  [
    "two projects' names that give one address",
    "projects",
    pretty([aProject("Avocado"), aProject("Lifebit AI"), aProject("Avocado!")]),
    "37:13  projects → Avocado! → name",
    '"Avocado!" would have the address /projects/avocado/, which is that of "Avocado" (item 1). Change one of the two names.',
  ],
  [
    "two posts' names that give one address, in any script",
    "posts",
    pretty([aPost("日本語 🚀"), aPost("日本語: 🚀")]),
    "24:13  posts → 日本語: 🚀 → name",
    '"日本語: 🚀" would have the address /posts/日本語-🚀/, which is that of "日本語 🚀" (item 1). Change one of the two names.',
  ],
  [
    "a wallpaper's name twice",
    "wallpapers",
    pretty([aWallpaper(), aWallpaper()]),
    "11:13  wallpapers → 2 → name",
    '"bg1" is already the name of item 1. Give each its own name.',
  ],
  [
    "a section twice",
    "navigation",
    '[\n  { "title": "General", "icon": "home" },\n  { "title": "General", "icon": "sushi" }\n]\n',
    "3:14  navigation → 2 → title",
    '"General" is already the title of item 1. Give each its own title.',
  ],
  [
    "a heading twice",
    "interests",
    pretty([
      { heading: "AI", topics: [] },
      { heading: "AI", topics: [] },
    ]),
    "7:16  interests → 2 → heading",
    '"AI" is already the heading of item 1. Give each its own heading.',
  ],
  [
    "an icon that its set doesn't have",
    "navigation",
    '[\n  { "title": "General", "icon": "lucide:mial" }\n]\n',
    "2:33  navigation → General → icon",
    'No installed icon set has "lucide:mial". The nearest: "lucide:mail".',
  ],
  [
    "an icon of a set that is not installed",
    "navigation",
    '[\n  { "title": "General", "icon": "mdi:rocket" }\n]\n',
    "2:33  navigation → General → icon",
    'No installed icon set has "mdi:rocket". The nearest: "fluent-emoji-flat:rocket", "lucide:rocket", "simple-icons:rocket".',
  ],
  [
    "a short icon name that is none of ours",
    "navigation",
    '[\n  { "title": "General", "icon": "cokie" }\n]\n',
    "2:33  navigation → General → icon",
    'No installed icon set has "cokie". The nearest: "cookie", "fluent-emoji-flat:cookie", "lucide:cookie".',
  ],
  [
    "a picture that is missing",
    "wallpapers",
    pretty([{ ...aWallpaper(), file: "wallpapers/slik.png" }]),
    "6:13  wallpapers → bg1 → file",
    'There is no file "wallpapers/slik.png". Did you mean "wallpapers/silk.png"?',
  ],
  [
    "a light theme's picture that is missing",
    "wallpapers",
    pretty([{ ...aWallpaper(), lightFile: "wallpapers/slik.png" }]),
    "9:18  wallpapers → bg1 → lightFile",
    'There is no file "wallpapers/slik.png". Did you mean "wallpapers/silk.png"?',
  ],
  [
    "a focus beside the picture",
    "wallpapers",
    pretty([{ ...aWallpaper(), focus: { x: 120, y: 50 } }]),
    "10:12  wallpapers → bg1 → focus → x",
    "120 is not a whole number from 0 to 100.",
  ],
  [
    "half a focus",
    "wallpapers",
    pretty([{ ...aWallpaper(), focus: { x: 20 } }]),
    "9:14  wallpapers → bg1 → focus → y",
    '"y" is missing. It should hold how far from the top edge, in percent, a whole number from 0 to 100.',
  ],
  [
    "a picture outside data/",
    "wallpapers",
    pretty([{ ...aWallpaper(), file: "../wallpapers/silk.png" }]),
    "6:13  wallpapers → bg1 → file",
    '"../wallpapers/silk.png" is not a picture\'s path inside data/, such as "wallpapers/bg0.jpg".',
  ],
  [
    "a picture of which Gatsby can't make several sizes",
    "wallpapers",
    pretty([{ ...aWallpaper(), file: "wallpapers/silk.gif" }]),
    "6:13  wallpapers → bg1 → file",
    '"wallpapers/silk.gif" does not end in .jpg, .jpeg, .png, .webp, .avif, .tif or .tiff.',
  ],
  [
    "an icon's picture that is missing",
    "attribution",
    contact('{ "name": "Silk", "link": "https://example.com", "iconUrl": "/silk.svg" }', "Images"),
    "5:67  attribution → Images → topics → 1 → iconUrl",
    'There is no file "/silk.svg".',
  ],
  [
    "an icon's name like no other",
    "navigation",
    '[\n  { "title": "General", "icon": "qqqqqq" }\n]\n',
    "2:33  navigation → General → icon",
    'No installed icon set has "qqqqqq". See https://icon-sets.iconify.design/lucide/ for names.',
  ],
  [
    "a default wallpaper that doesn't exist",
    "site",
    site({ defaults: '{ "wallpaper": "bg9" }' }),
    "8:30  site → defaults → wallpaper",
    'There is no wallpaper called "bg9". There is only "bg1".',
  ],
  [
    "a default project that doesn't exist",
    "site",
    site({ defaults: '{ "project": "Lifebit" }' }),
    "8:28  site → defaults → project",
    'There is no project called "Lifebit". The nearest: "Lifebit AI".',
  ],
  [
    "a default section that is not in the navigation",
    "site",
    site({ defaults: '{ "menuSection": "Posts" }' }),
    "8:32  site → defaults → menuSection",
    'There is no section called "Posts". There are "General", "Projects".',
  ],
  [
    "a featured project that doesn't exist",
    "general",
    '{\n  "heading": "Hello",\n  "paragraphs": [],\n  "featuredProjects": ["Avocado", "Avacado"]\n}\n',
    "4:35  general → featuredProjects → 2",
    'There is no project called "Avacado". The nearest: "Avocado".',
  ],
];

describe("each mistake is reported with its place and what would be right", () => {
  test.each([...brokenJson, ...wrongShape, ...wrongValue])(
    "%s",
    async (_, slice, text, place, sentence) => {
      const report = await reportOn({ [`data/${slice}.json`]: text });
      expect(report).toBe(`data/${slice}.json:${place}\n  ${sentence}\n\n1 mistake in 1 file.`);
    },
  );
});

describe("an address that is neither https: nor mailto:", () => {
  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "\\tjavascript:alert(1)",
    "\\u0001javascript:alert(1)",
    "java\\nscript:alert(1)",
    "https://example.com\\n",
    " https://example.com",
    "https:\\\\\\\\example.com",
    "https://",
    "data:text/html,hello",
    "ftp://example.com",
    "/contact/",
    "mailto:",
    "mailto:alex",
    "mailto:alex@example.com\\u200b",
    "",
  ])("%j is refused", async (link) => {
    const topic = `{ "name": "Site", "level": "Daily", "link": "${link}", "icon": "home" }`;
    const report = await reportOn({ "data/contacts.json": contact(topic) });
    expect(report).toBe(
      `data/contacts.json:5:51  contacts → Personal → topics → 1 → link\n  "${link}" is not an address that begins with https:// or mailto:.\n\n1 mistake in 1 file.`,
    );
  });

  test.each(["http://example.com", "//example.com", "example.com"])(
    "%j is refused, with the address that is meant",
    async (link) => {
      const topic = `{ "name": "Site", "level": "Daily", "link": "${link}", "icon": "home" }`;
      const report = await reportOn({ "data/contacts.json": contact(topic) });
      expect(report).toContain(
        `"${link}" is not an address that begins with https:// or mailto:. Did you mean "https://example.com"?`,
      );
    },
  );

  test.each([
    "https://example.com",
    "https://example.com/a?b=c#d",
    "mailto:alex@example.com",
    "mailto:alex@example.com?subject=Hello",
  ])("%j is accepted", async (link) => {
    const topic = `{ "name": "Site", "level": "Daily", "link": "${link}", "icon": "home" }`;
    expect(await reportOn({ "data/contacts.json": contact(topic) })).toBe("");
  });
});

describe("a project's year", () => {
  const thisYear = new Date().getFullYear();
  const withYear = (content: string) => ({
    "data/projects.json": project(
      `${company}${role}      "year": { "type": "text", "content": "${content}" }`,
    ),
    "data/general.json": general("[]"),
  });

  test.each(["2015", `${thisYear}`, "2018–2020", "2018-2020", `2015–${thisYear}`, "2020–2020"])(
    "%s is accepted",
    async (content) => {
      expect(await reportOn(withYear(content))).toBe("");
    },
  );

  test.each([
    "2014",
    `${thisYear + 1}`,
    "2020–2018",
    `2018–${thisYear + 1}`,
    "18",
    "2018—2020",
    "since 2018",
    "2018–",
    "",
  ])("%j is refused", async (content) => {
    expect(await reportOn(withYear(content))).toBe(
      `data/projects.json:7:44  projects → Lifebit AI → basics → year → content\n  "${content}" is not a year from 2015 to ${thisYear}, such as "2018", or a span of them, such as "2018–2020".\n\n1 mistake in 1 file.`,
    );
  });
});

test("all mistakes of all files are reported at once, in reading order", async () => {
  const report = await reportOn({
    "data/general.json": general('["One.",]'),
    "data/interests.json": interest('{ "name": "", "level": 140, "seniority": "Expert", "x": 1 }'),
    "data/contacts.json": contact('{ "name": 1, "level": "Daily" }', "Social Media"),
    "data/site.json": site({ title: "1", defaults: '{ "wallpaper": "bg9" }' }),
    "data/wallpapers/silk.png": null,
  });
  expect(report.split("\n").filter((line) => line.startsWith("data/"))).toEqual([
    "data/contacts.json:5:7  contacts → Social Media → topics → 1 → icon",
    "data/contacts.json:5:7  contacts → Social Media → topics → 1",
    "data/contacts.json:5:17  contacts → Social Media → topics → 1 → name",
    "data/contacts.json:5:29  contacts → Social Media → topics → 1 → level",
    "data/general.json:3:24  general",
    "data/interests.json:5:17  interests → AI → topics → 1 → name",
    "data/interests.json:5:30  interests → AI → topics → 1 → level",
    "data/interests.json:5:48  interests → AI → topics → 1 → seniority",
    "data/interests.json:5:58  interests → AI → topics → 1 → x",
    "data/site.json:2:12  site → title",
    "data/site.json:8:30  site → defaults → wallpaper",
    "data/wallpapers.json:6:13  wallpapers → bg1 → file",
  ]);
  expect(report).toMatch(/\n\n12 mistakes in 5 files\.$/);
});

test("texts may be those of which a merge conflict is made", async () => {
  const paragraphs = '[\n"<<<<<<< HEAD",\n"=======",\n">>>>>>> theirs"]';
  expect(await reportOn({ "data/general.json": general(paragraphs) })).toBe("");
});

test("a mistake after a byte-order mark is reported too, at the column that an editor shows", async () => {
  expect(
    await reportOn({ "data/mission.json": '\uFEFF{ "heading": 1, "paragraphs": [] }' }),
  ).toContain("data/mission.json:1:14  mission → heading");
});

test("an item without a name of its own goes by its number", async () => {
  const text = pretty([
    { heading: " ", topics: 1 },
    { topics: 1, heading: "AI" },
  ]);
  const report = await reportOn({ "data/interests.json": text });
  expect(report).toContain("interests → 1 → topics");
  expect(report).toContain("interests → AI → topics");
});

test("a name in the path is shown on one line and cut short", async () => {
  const named = (heading: string) => pretty([{ heading, topics: 1 }]);
  const lines = await reportOn({ "data/interests.json": named("A\nI\u001b[31m") });
  expect(lines).toContain("interests → A\\u000aI\\u001b[31m → topics\n");
  const long = await reportOn({ "data/interests.json": named("x".repeat(5000)) });
  expect(long).toContain(`interests → ${"x".repeat(60)}… → topics\n`);
});

test("an icon's name of any length is looked for within the time that a test may take", async () => {
  const navigation = JSON.stringify([{ title: "General", icon: "x".repeat(1_000_000) }]);
  expect(await reportOn({ "data/navigation.json": navigation })).toContain("No installed icon set");
});

test("two names that look alike and are spelt differently give one address", async () => {
  const report = await reportOn({
    "data/posts.json": pretty([aPost("caf\u00E9"), aPost("cafe\u0301")]),
  });
  expect(report).toContain("which is that of");
  expect(report).toMatch(/1 mistake in 1 file\.$/);
});

test("each of three names that give one address is named with the first", async () => {
  const report = await reportOn({
    "data/posts.json": pretty([aPost("One"), aPost("one"), aPost("one!")]),
  });
  expect(report.match(/which is that of "One" \(item 1\)/g)).toHaveLength(2);
});

test("a long value is cut short in the sentence", async () => {
  const report = await reportOn({ "data/site.json": site({ siteUrl: `"${"x".repeat(5000)}"` }) });
  expect(report).toContain(`"${"x".repeat(59)}…" is not an address`);
});
