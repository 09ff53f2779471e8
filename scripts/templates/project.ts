const text = (content: string) => ({ type: "text", content });

/** A filled-in project of `data/projects.json`. */
export const projectTemplate = (name: string) => ({
  name,
  basics: {
    company: text("The company’s name"),
    keywords: { type: "array", content: ["A tool that you used", "Another tool you used"] },
    role: text("What you were there"),
    year: text(String(new Date().getFullYear())),
  },
  description: {
    whatWasDone: {
      type: "array",
      content: [
        "Say in one sentence what the project was for.",
        "Then what you did yourself, and what came of it.",
      ],
    },
  },
  aboutCompany: {
    country: text("The company’s country"),
    city: text("The company’s city"),
    statement: text("Say in a sentence or two what the company makes, and for whom."),
  },
});
