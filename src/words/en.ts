/**
 * The texts of the interface in English, by the module that shows them. They give the other languages their type: a missing text is a type
 * error. {Curly brackets} are filled in; a count has all plural forms of the language.
 */
export const words = {
  /** The direction in which the language is written. */
  direction: "ltr",
  /** The region for dates and numbers if the owner's language has none. */
  region: "GB",
  /** Between the parts of a line. */
  marks: { comma: ", ", colon: ": ", semicolon: "; " },
  links: { newTab: "(opens in a new tab)", openInNewTab: "Open in a new tab" },
  /** Titles of windows and their icons. */
  titles: {
    aboutMe: "About Me",
    homeDirectory: "Home directory",
    resume: "Résumé",
    application: "For you",
    webVitals: "Web Vitals",
  },
  aboutMe: {
    sections: "Sections",
    empty: "There are no sections to show yet.",
  },
  siteFrame: {
    refused: "This site does not let itself be shown in a window of another one.",
    loading: "Loading {title}",
    slow: "This page is still loading after ten seconds. It may be slow or unavailable.",
  },
  /** The folder of apps on a desktop of this kind. */
  homeDirectory: { apps: "Apps" },
  attribution: {
    empty: "There is nothing to credit yet.",
    images: "Images",
    licences: "Licences of the packages that this site ships",
    use: "Use",
    useNamed: "Use {title}",
    inUse: "In use",
    inUseNamed: "In use: {title}",
  },
  career: {
    empty: "There is nothing here yet.",
    work: "Work",
    education: "Education",
  },
  contact: {
    empty: "No contacts have been added yet.",
    write: "Write",
    copy: "Copy address",
    copied: "Copied",
    copyFailed: "Copying is not allowed here. The address is selected, ready to be copied.",
  },
  /** The heading of the contacts that are profiles; the English one is known in every language. */
  profiles: "Social Media",
  designPatterns: {
    family: "Creational Patterns",
    pattern: "Abstract Factory",
    explanation:
      "The demo asks for a button and a text input without knowing what they are made of. The factory that it is given decides, so everything on the screen comes from the same family and a new one touches no other code.",
    otherName: "Any other name throws",
    pressed: "Pressed.",
    pressedWithText: "Pressed, and the text is “{text}”.",
  },
  general: {
    featured: "Featured projects",
    getInTouch: "Get in touch",
    since: "since {year}",
    /** After a list of some. */
    more: "and {count} more",
    /** The owner's local time beside the visitor's. */
    ahead: "{time} for {name}, {hours} ahead of you",
    behind: "{time} for {name}, {hours} behind you",
    sameTime: "{time} for {name}, as for you",
  },
  interests: {
    strengths: "Strengths",
    projects: { one: "{count} project", other: "{count} projects" },
    empty: "No interests have been added yet.",
  },
  seniorities: { Beginner: "Beginner", Intermediate: "Intermediate", Senior: "Senior" },
  /** Texts inside Markdown content. */
  markdown: {
    table: "Table",
    done: "Done:",
    toDo: "To do:",
    footnote: "Footnote {number}",
    backToText: "Back to the text",
    video: "Video on {host}",
  },
  /** The site as one plain page, without the desktop. */
  page: {
    read: "Read as a page",
    desktop: "Show the desktop",
    title: "All on one page",
    career: "Career",
  },
  posts: {
    empty: "There are no posts yet.",
    feed: "RSS feed",
    draft: "Draft",
    minutes: "{count} min read",
    tags: "Tags",
    introduction: "Introduction",
    body: "Body",
    conclusion: "Conclusion",
    all: "All {count} posts",
    loading: "Loading the post",
    contents: "Contents",
    next: "Next post",
  },
  projects: {
    empty: "No projects have been added yet.",
    company: "Company",
    role: "Role",
    when: "When",
    alias: "Also known as",
    keywords: "Keywords",
    links: "Links",
    live: "Live site",
    problem: "Problem",
    decisions: "Decisions",
    outcome: "Outcome",
    whatWasDone: "What was done",
    aboutCompany: "About the company",
    all: "All {count} projects",
    place: "{index} of {count}",
    previous: "Previous",
    next: "Next",
    pictures: "Pictures",
    previousPicture: "Previous picture",
    nextPicture: "Next picture",
    measure: "Measure it here",
    stopMeasuring: "Stop measuring",
    measureAgain: "Measure again",
    /** The name of the frame that measures. */
    measurement: "Measurement: {name}",
    measuring: "Measuring on your machine",
    /** After the figure. */
    measured: "{words}, on your machine, just now",
    notMeasured: "This measurement brought no result, so the claim stands as it was.",
  },
  /** The résumé in all its forms: the words by which programs that read résumés know its parts. */
  resume: {
    summary: "Summary",
    work: "Experience",
    projects: "Projects",
    skills: "Skills",
    education: "Education",
    certificates: "Certificates",
    volunteer: "Volunteering",
    publications: "Publications",
    awards: "Awards",
    languages: "Languages",
    interests: "Interests",
    references: "References",
    /** Before a mark of figures alone. */
    grade: "Grade",
  },
  application: {
    heading: "For {reader}",
    sealed: "Only this link opens it.",
    until: "Only this link opens it, until {day}.",
    print: "Print or save the résumé",
    /** The name of the Word document when it is saved. */
    file: "resume.docx",
    projects: "Chosen for you",
    /** Above the reason why it does not open. */
    closed: "This letter is sealed",
    incomplete:
      "A part of the link is missing. Please open the whole link from the message that you got. The site itself is open to you.",
    refused:
      "This link opens nothing any more, or one of its letters is wrong. The site itself is open to you.",
    over: "This was for a time that is over. The site itself is open to you.",
    opening: "What is here is sealed. Your browser opens it with JavaScript.",
  },
  resumeFiles: {
    label: "Download",
    download: "Download PDF",
    print: "Print",
    word: "Word",
    wordMeaning: "Word document, to edit or to upload",
    text: "Text",
    textMeaning: "Plain text, for forms",
    json: "JSON",
    jsonMeaning: "JSON Resume, for programs",
    card: "Contact",
    cardMeaning: "vCard, for address books",
  },
  webVitals: {
    waiting: "waiting",
    notMeasured: "not measured",
    notMeasuredHere: "not measured by this browser",
    CLS: "cumulative layout shift",
    INP: "first input delay",
    LCP: "largest contentful paint",
    FCP: "first contentful paint",
    TTFB: "time to first byte",
    good: "good",
    "needs-improvement": "needs improvement",
    poor: "poor",
  },
  /** Messages about failures. */
  failures: {
    unexpected: "Unexpected Application Error!",
    partNotLoaded:
      "This part of the page could not be loaded. Check your connection, then try again.",
    partNotShown:
      "This part of the page could not be shown. Try again. If that doesn’t help, reload the page.",
    noMessage: "No message was given.",
    technicalDetails: "Technical details",
    tryAgain: "Try again",
    reload: "Reload",
    menuNotLoaded: "This menu could not be loaded",
    notStarted: "This page has not started completely, so its buttons do nothing yet",
  },
  newVersion: "A new version of this site is available",
  loading: "Loading",
  windows: {
    menu: "Window menu, {title}",
    /** A control's name begins with its tooltip (WCAG 2.5.3), then names the window. */
    control: "{control}, {title}",
    minimize: "Minimize not available",
    enterFullscreen: "Enter fullscreen",
    exitFullscreen: "Exit fullscreen",
    close: "Close",
    closeWindow: "Close {title}",
  },
  /** The entries of a window's menu, which loads later than its controls. */
  windowMenu: {
    centre: "Centre",
    snapLeft: "Snap left",
    snapRight: "Snap right",
    snapTo: "Snap to",
    topHalf: "Top half",
    bottomHalf: "Bottom half",
    topLeftQuarter: "Top left quarter",
    topRightQuarter: "Top right quarter",
    bottomLeftQuarter: "Bottom left quarter",
    bottomRightQuarter: "Bottom right quarter",
    fullscreen: "Fullscreen",
    move: "Move",
    moveLeft: "Move left",
    moveRight: "Move right",
    moveUp: "Move up",
    moveDown: "Move down",
    resize: "Resize",
    wider: "Wider",
    narrower: "Narrower",
    taller: "Taller",
    shorter: "Shorter",
    originalSize: "Original size",
  },
  /** Changes that a screen reader announces. */
  changes: {
    moved: "Moved",
    left: "at the left edge",
    right: "at the right edge",
    top: "at the top edge",
    bottom: "at the bottom edge",
    resized: "Resized",
    snapped: "Snapped",
    noFullscreen: "No longer fullscreen",
    theme: "{name} theme",
  },
  /** Apart from `desktop`, because the page for unknown addresses has it too. */
  topBar: {
    name: "Top bar",
    sourceCode: "Source code",
    resumeFile: "Résumé (PDF)",
  },
  desktop: {
    name: "Desktop",
    view: "View",
    wallpaper: "Wallpaper",
    wallpaperNotLoaded: "This wallpaper could not be loaded.",
    theme: "Theme",
    resetWindows: "Reset windows",
    nextWindow: "Next window",
    previousWindow: "Previous window",
    search: "Search",
    searchNotLoaded: "Search could not be loaded",
    dock: "Dock",
    /** State of an app whose window is open. */
    isOpen: "Open",
    /** A command. */
    open: "Open",
  },
  themes: { light: "Light", dark: "Dark", system: "System" },
  search: {
    escape: "esc",
    move: "Move",
    placeholder: "Search this site",
    results: "Results",
    /** Above the results of each kind. What a section lists is below the section's title. */
    headings: {
      action: "Actions",
      section: "Sections",
      app: "Apps",
    },
    copyMail: "Copy e-mail address",
    getResume: "Download résumé",
    switchTheme: "Switch theme",
    nextWallpaper: "Next wallpaper",
    app: "App",
    nothingFound: "Nothing found for “{query}”",
    tryOther: "Try other or fewer words.",
    contentNotLoaded:
      "The content of this site could not be loaded. Search finds only its sections and apps.",
    found: { one: "{count} result", other: "{count} results" },
  },
  /** Labels on keyboards of this language. */
  keys: { Control: "Ctrl", Shift: "Shift" },
  notFound: {
    title: "Page not found",
    pause: "Pause the compass",
    heading: "Oopsss! I couldn't find this page.",
    typed: "Make sure you've typed the correct address.",
    meant: "Did you mean one of these?",
    write: "If you think it should be here, please write to me:",
    home: "Back to home",
  },
  /** The end of a current job. */
  present: "present",
  /** A degree, certificate or publication that is still to come. */
  expected: "{time} (expected)",
  /** Descriptions of pages for search engines and link previews. */
  summaries: {
    attribution: "What this site is built with, and whose work it shows.",
    career: "Where {owner} has worked and learned",
    contact: "Ways to reach {owner}.",
    designPatterns: "An abstract factory to try, beside the code that it runs on.",
    interests: "What {owner} is interested in",
    mission: "What {owner} cares about.",
    posts: "Posts by {owner}",
    projects: "Projects of {owner}",
    framedApp: "{title}, in a window. {site}",
    roleAtCompany: "{role} at {company}",
    /** A kind of thing, then the first few names. */
    some: "{what}: {names}.",
    someOfMany: "{what}: {names} and more.",
    none: "{what}.",
  },
  sharePictures: {
    alt: "{title}, on the desktop of {owner}",
  },
} as const;
