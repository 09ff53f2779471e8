/**
 * Writes the sample posts in data/posts.json.
 *
 * The posts are demonstration text: short, slightly playful paragraphs about
 * interfaces, harbours, light and tools. A small grammar supplies the
 * sentences and a seeded random generator picks among them, so a run with the
 * same seed always writes the same bytes.
 *
 * How the grammar works: a pattern is a sentence with slots such as
 * "{person}" or "{place}", and every slot is filled with a phrase from
 * PHRASES. One topic is chosen per paragraph and fills each "{topic}" in it, so
 * that "it" in the later sentences has something to refer to.
 *
 * Usage: node scripts/generate-posts.mjs
 */

import { writeFileSync } from "node:fs";

const SEED = 2417;
const POST_COUNT = 4;
const WORDS_PER_NAME = 3;

/** Sentences between the opening and the closing sentence of a paragraph. */
const FEWEST_MIDDLE_SENTENCES = 1;
const MOST_MIDDLE_SENTENCES = 3;

const OUTPUT_FILE = new URL("../data/posts.json", import.meta.url);

/** The parts of a post in reading order, with their number of paragraphs. */
const SECTIONS = [
  { name: "introduction", paragraphCount: 3 },
  { name: "body", paragraphCount: 6 },
  { name: "conclusion", paragraphCount: 4 },
];

const NAME_WORDS = [
  "amber",
  "anchor",
  "cedar",
  "compass",
  "copper",
  "drift",
  "ember",
  "harbour",
  "lantern",
  "linen",
  "marble",
  "meadow",
  "north",
  "orchard",
  "paper",
  "pebble",
  "pixel",
  "quiet",
  "ribbon",
  "saffron",
  "signal",
  "thistle",
  "tide",
  "velvet",
  "willow",
];

/**
 * Phrases by slot. Within a slot all phrases play the same grammatical part,
 * so any of them fits wherever the slot stands.
 */
const PHRASES = {
  /** Singular noun phrases: the part of an interface a paragraph is about. */
  topic: [
    "the calendar view",
    "the close button",
    "the contact form",
    "the dark theme",
    "the drag handle",
    "the empty folder",
    "the error message",
    "the first heading",
    "the focus ring",
    "the keyboard shortcut",
    "the language menu",
    "the loading screen",
    "the page margin",
    "the progress bar",
    "the save button",
    "the scroll bar",
    "the search field",
    "the settings panel",
    "the sidebar",
    "the status line",
    "the title bar",
    "the tooltip",
    "the undo command",
    "the welcome screen",
  ],
  /** Singular noun phrases: people around the harbour. */
  person: [
    "a boat builder",
    "a careful typesetter",
    "a clock mender",
    "a gardener from the quay",
    "a lamplighter",
    "a sailmaker",
    "the apprentice",
    "the ferry pilot",
    "the harbour master",
    "the map maker",
    "the night watch",
    "the signal keeper",
  ],
  /** Noun phrases that stand after "like". */
  likeness: [
    "a bell that rings only when it must",
    "a chart with the rocks clearly marked",
    "a door propped open for the next person",
    "a drawer that never sticks",
    "a handrail on a wet pier",
    "a harbour wall in the morning sun",
    "a kettle that is nearly ready",
    "a ladder with every rung in place",
    "a lamp in a ferry window",
    "a lantern hung at walking height",
    "a lighthouse with good manners",
    "a pocket compass",
    "a rope coiled the right way",
    "a tide table pinned up by the door",
    "a well-worn chisel",
    "a workbench swept at dusk",
  ],
  /** Adjectives and adjective phrases. */
  quality: [
    "calm",
    "easy to find",
    "hard to misread",
    "honest",
    "light",
    "patient",
    "plain",
    "pleasant to hold",
    "quick to answer",
    "quiet",
    "steady",
    "well lit",
  ],
  /** Adverbials of time. */
  moment: [
    "after the rain",
    "at low tide",
    "before the first ferry leaves",
    "early on a Monday",
    "in the middle of a busy week",
    "just as the lamps are lit",
    "late in the afternoon",
    "on the longest day of the year",
    "once the crowd has gone home",
    "when the connection is slow",
    "when the fog comes in",
    "while the kettle boils",
  ],
  /** Adverbials of place. */
  place: [
    "along the sea wall",
    "at the end of the pier",
    "behind the sail loft",
    "beside the workbench",
    "by the paint store",
    "in the lamp room",
    "near the tool rack",
    "on the upper deck",
    "outside the ticket office",
    "under the station clock",
  ],
  /** Singular noun phrases with an indefinite article. */
  tool: [
    "a ball of waxed thread",
    "a brass ruler",
    "a clean brush",
    "a folding rule",
    "a good eraser",
    "a magnifying glass",
    "a sheet of squared paper",
    "a small plane",
    "a soft pencil",
    "a spare lamp",
  ],
  /** Bare infinitives with their objects; also read as imperatives. */
  task: [
    "ask a newcomer to try it",
    "check the corners",
    "describe it in one sentence",
    "follow the light from left to right",
    "leave it overnight and look again",
    "look at it on a small screen",
    "measure twice",
    "read every label aloud",
    "take one thing away",
    "test it with the keyboard alone",
    "try it with one hand full",
    "turn the colours off for a minute",
  ],
  /** Singular noun phrases: what good work offers. */
  virtue: [
    "a clear label",
    "a fast reply",
    "a gentle contrast",
    "a large target",
    "a readable line",
    "a second chance",
    "a sensible order",
    "a short path",
    "an honest warning",
    "good spacing",
  ],
  /** Singular noun phrases: what good work can do without. */
  ornament: [
    "a brass band on the quay",
    "a carved figurehead",
    "a chandelier in the boathouse",
    "a fountain in the hallway",
    "a parade of small arrows",
    "a second coat of gold paint",
    "a trumpet at every door",
    "a velvet rope",
    "a very long speech",
  ],
  /** Complete clauses: what follows from good work. */
  effect: [
    "even the gulls seem to approve",
    "mistakes turn back into drafts",
    "nobody has to guess",
    "strangers find their way alone",
    "the eye can rest",
    "the hand knows where to go",
    "the next step looks obvious",
    "the page feels lighter",
    "the work is done by lunch",
    "there is time left over for tea",
  ],
  /** Singular noun phrases: weather and light. */
  weather: [
    "a north wind",
    "the evening light",
    "the first frost",
    "the fog",
    "the midday glare",
    "the rain",
    "the shadow of the crane",
    "the spring tide",
  ],
  /** Verb phrases in the third person singular. */
  habit: [
    "answers straight away",
    "keeps its place",
    "leaves the door open behind it",
    "makes room for a second thought",
    "points to the way back",
    "remembers where we left off",
    "says one thing at a time",
    "stays the same size when the news is bad",
    "steps aside when the work begins",
    "waits without fuss",
  ],
};

/**
 * Sentence patterns by the place they take. "greeting" opens the first
 * paragraph of a post and "farewell" closes the last one; a section's own list
 * opens its other paragraphs.
 */
const PATTERNS = {
  greeting: [
    "This is a sample post, and it starts with {topic}, seen {place} {moment}.",
    "What follows is demonstration text about {topic}, and it asks for no more than a comfortable chair.",
    "Every word below is sample text, collected {place} out of curiosity about {topic}.",
    "Take this as a practice page: a few sample paragraphs about {topic}, best read {moment}.",
  ],
  introduction: [
    "Most people meet {topic} {moment} and never think of it again.",
    "There is a good deal to learn from {topic}, especially {moment}.",
    "{topic} rarely gets a story of its own, so here is a short one.",
    "Suppose that {person} found {topic} {place}.",
    "The simplest way to think about {topic} is to picture {likeness}.",
    "Some things are noticed only when they are missing, and {topic} is one of them.",
    "{person} once drew {topic} with the help of {tool} and got it nearly right.",
    "Nobody writes songs about {topic}, although {person} came close.",
  ],
  body: [
    "{moment}, {topic} has only one duty, and that is to be {quality}.",
    "{person} likes to compare {topic} with {likeness}.",
    "A good model for {topic} is {likeness}.",
    "{moment}, {person} stops to look at {topic}.",
    "Consider {topic} from a distance, the way {person} considers {weather}.",
    "Three notes hang above {topic}: {quality}, {quality} and {quality}.",
    "The real test of {topic} comes {moment}.",
    "It takes {tool} and an unhurried morning to get {topic} right.",
    "There is a version of {topic} that {habit}, and it is worth finding.",
    "If {topic} lived {place}, {person} would visit it every day.",
    "{virtue} does more for {topic} than {ornament} ever could.",
    "Ask {person} about {topic}, and the answer will be short.",
  ],
  conclusion: [
    "So we come back to {topic}, a little wiser and slightly windswept.",
    "In the end, {topic} {habit}, and that is most of what we hoped for.",
    "What remains {moment} is {topic}, still {quality}.",
    "If one thing is worth keeping, let it be {topic}.",
    "With {tool} back in its place, there is time for one more look at {topic}.",
    "The last word belongs to {topic}, which {habit}.",
    "{moment}, {topic} looks as though it had always been there.",
    "It would be easy to add {ornament} to {topic}, and kinder not to.",
  ],
  middle: [
    "It {habit}, and {effect}.",
    "{moment}, it {habit}.",
    "The rest is a matter of {virtue} and {virtue}.",
    "{person} would {task} before calling it done.",
    "{virtue} is worth more than {ornament}.",
    "Somebody {place} is still adjusting it with {tool}.",
    "Give it {virtue}, and {effect}.",
    "Nothing about it calls for {ornament}.",
    "{person} keeps {tool} nearby for exactly this purpose.",
    "It need not be clever; it need only be {quality}.",
    "It should feel like {likeness}: {quality} and {quality}.",
    "{weather} changes everything around it, yet it stays {quality}.",
    "To see whether it works, {task}.",
    "The first sketch was made {place} with {tool}, and it shows.",
    "There was talk of {ornament}, but {virtue} won the vote.",
    "{person} has a name for this, and the name takes longer than the job.",
    "It is easy to praise {ornament} and forget {virtue}.",
    "Make it {quality} first and {quality} soon after.",
    "Even {weather} cannot spoil something so {quality}.",
    "If in doubt, {task}; if still in doubt, {task}.",
    "{effect}, which is the whole idea.",
    "A visitor in a hurry sees only that it is {quality}.",
    "A visitor with time to spare may notice that it {habit}.",
    "One careful afternoon {place} can improve it more than a month of meetings.",
    "{person} and {person} disagree about the colour, but both of them want it {quality}.",
    "With {virtue}, {effect}.",
    "Seen {place}, it could pass for {likeness}.",
    "Hurry makes it heavy; patience makes it {quality}.",
    "It borrows its manners from {likeness}.",
    "{weather} is no excuse for making it less {quality}.",
    "Take away {ornament}, and {effect}.",
    "On a small screen it must still be {quality}, even {moment}.",
    "There is room beside it for {virtue}, and for little else.",
  ],
  closing: [
    "That is reason enough to {task}.",
    "After that, {effect}.",
    "{effect}, and {person} goes home early.",
    "What more could {person} ask for than {virtue}?",
    "Leave {ornament} to somebody else, and {task}.",
    "It is a small thing, but {effect}.",
    "By then, {weather} hardly matters.",
    "{person} would call that a good day’s work, whatever {weather} may say.",
    "Start with {tool}, and finish with {virtue}.",
    "And if {weather} should return, it will still be {quality}.",
    "So {task}, then {task}, then stop.",
    "In short, let it be {quality}, and let others have {ornament}.",
    "There is a chair {place} for anyone who would like to think it over.",
    "The reward is modest: {effect}.",
    "All of it fits on a note pinned up {place}.",
    "{virtue} is a way to say thank you in advance.",
    "Then, {moment}, {effect}.",
  ],
  farewell: [
    "Here the sample text ends, with thanks to {person} for {virtue}.",
    "That is all the demonstration this page needs; {effect}.",
    "The practice page is full now, so {task} and put the kettle on.",
    "These words were only a sample, but {virtue} is always meant sincerely.",
  ],
};

/**
 * Mulberry32, a small 32-bit generator of evenly spread pseudo-random numbers.
 *
 * @param {number} seed the same seed gives the same sequence
 * @returns {() => number} a function giving the next number, from 0 up to but not including 1
 */
function createMulberry32(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {() => number} random
 * @param {number} lowest
 * @param {number} highest
 * @returns {number} a whole number between the two, both included
 */
function pickInteger(random, lowest, highest) {
  return lowest + Math.floor(random() * (highest - lowest + 1));
}

/**
 * @param {readonly string[]} items
 * @param {() => number} random
 * @returns {string[]} the same items in random order (Fisher–Yates)
 */
function shuffle(items, random) {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = pickInteger(random, 0, last);
    [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
  }
  return shuffled;
}

/**
 * A bag hands out all of its items in random order before any of them comes
 * round again, which keeps repetition far apart. What was handed out lately
 * (half a bag) stays in the back half of the refilled bag.
 *
 * @param {readonly string[]} items
 * @param {() => number} random
 * @returns {() => string} a function drawing the next item
 */
function createBag(items, random) {
  const recentCount = Math.floor(items.length / 2);
  let order = shuffle(items, random);
  let position = 0;
  return () => {
    if (position === order.length) {
      const recent = order.slice(-recentCount);
      const rested = order.slice(0, -recentCount);
      order = [...shuffle(rested, random), ...shuffle(recent, random)];
      position = 0;
    }
    const item = order[position];
    position += 1;
    return item;
  };
}

/**
 * @param {Record<string, readonly string[]>} lists
 * @param {() => number} random
 * @returns {Record<string, () => string>} one bag for each list, by the same names
 */
function createBags(lists, random) {
  return Object.fromEntries(
    Object.entries(lists).map(([name, items]) => [name, createBag(items, random)]),
  );
}

/**
 * @param {string} text
 * @returns {string} the text with its first letter in upper case
 */
function capitalise(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Creates the writer that turns the grammar into posts. Its bags are shared by
 * all posts, so that the posts differ as much as the grammar allows.
 *
 * @param {() => number} random
 */
function createWriter(random) {
  const drawNameWord = createBag(NAME_WORDS, random);
  const drawPattern = createBags(PATTERNS, random);
  const drawPhrase = createBags(PHRASES, random);

  function writeSentence(patternKind, topic) {
    const pattern = drawPattern[patternKind]();
    const sentence = pattern.replace(/\{(\w+)\}/g, (_match, slot) =>
      slot === "topic" ? topic : drawPhrase[slot](),
    );
    return capitalise(sentence);
  }

  /** Writes sentences until one is new to the post, and remembers it. */
  function writeNewSentence(patternKind, topic, sentencesOfPost) {
    let sentence = writeSentence(patternKind, topic);
    while (sentencesOfPost.has(sentence)) {
      sentence = writeSentence(patternKind, topic);
    }
    sentencesOfPost.add(sentence);
    return sentence;
  }

  function writeParagraph(openingKind, closingKind, sentencesOfPost) {
    const topic = drawPhrase.topic();
    const middleCount = pickInteger(random, FEWEST_MIDDLE_SENTENCES, MOST_MIDDLE_SENTENCES);
    const middleKinds = Array.from({ length: middleCount }, () => "middle");
    const content = [openingKind, ...middleKinds, closingKind]
      .map((kind) => writeNewSentence(kind, topic, sentencesOfPost))
      .join(" ");
    return { content, type: "text" };
  }

  function writeSection(section, sentencesOfPost) {
    const isFirstSection = section === SECTIONS[0];
    const isLastSection = section === SECTIONS[SECTIONS.length - 1];
    const paragraphs = {};
    for (let number = 1; number <= section.paragraphCount; number += 1) {
      const opensPost = isFirstSection && number === 1;
      const closesPost = isLastSection && number === section.paragraphCount;
      paragraphs[`paragraph${number}`] = writeParagraph(
        opensPost ? "greeting" : section.name,
        closesPost ? "farewell" : "closing",
        sentencesOfPost,
      );
    }
    return paragraphs;
  }

  function writePost() {
    const sentencesOfPost = new Set();
    const post = {
      name: Array.from({ length: WORDS_PER_NAME }, drawNameWord).join(" "),
    };
    for (const section of SECTIONS) {
      post[section.name] = writeSection(section, sentencesOfPost);
    }
    return post;
  }

  return { writePost };
}

const { writePost } = createWriter(createMulberry32(SEED));
const posts = Array.from({ length: POST_COUNT }, writePost);

writeFileSync(OUTPUT_FILE, `${JSON.stringify(posts, null, 2)}\n`);
