const text = (content: string) => ({ type: "text", content });

/** A filled-in project of `data/projects.json`. */
export const projectTemplate = (name: string) => ({
  name,
  start: `${new Date().getFullYear() - 1}-03`,
  end: "present",
  links: [{ label: "Where it can be seen", url: "https://example.com/" }],
  problem: "Say in a sentence or two what the problem was.",
  outcome: "Then what came of it, for whom.",
  basics: {
    company: text("The company’s name"),
    keywords: { type: "array", content: ["A tool that you used", "Another tool you used"] },
    role: text("What you were there"),
  },
  description: {
    whatWasDone: {
      type: "array",
      content: ["Say here what you did yourself.", "Each text of this list is a point of its own."],
    },
  },
  aboutCompany: {
    country: text("The company’s country"),
    city: text("The company’s city"),
    statement: text("Say in a sentence or two what the company makes, and for whom."),
  },
});
